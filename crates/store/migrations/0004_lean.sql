-- What was kept and never read: lines that were taken back, how far a seat has read, settings of
-- visitors. A table was never without a game, so none waits to be begun.
DROP TABLE undone;
ALTER TABLE seats DROP COLUMN seen;
ALTER TABLE visitors DROP COLUMN settings;
UPDATE tables SET status = 'running' WHERE status = 'open';

-- At most one seat must decide: a number, or NULL for nobody.
ALTER TABLE tables ADD COLUMN decides BIGINT;
UPDATE tables SET decides = CAST(turn AS BIGINT) WHERE turn <> '' AND turn NOT LIKE '%,%';
ALTER TABLE tables DROP COLUMN turn;
ALTER TABLE tables RENAME COLUMN decides TO turn;
