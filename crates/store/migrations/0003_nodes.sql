-- Several processes may share the tables. Every change of what people see of a table raises its
-- `version`; `cut` is the version at which lines were last taken back. `bots` counts the bots that
-- must decide; `worker` is the process that thinks for one, and `beat` grows as long as it lives.
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN cut BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN bots BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN worker TEXT;
ALTER TABLE tables ADD COLUMN beat BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET bots = (
    SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'bot'
    AND ',' || tables.turn || ',' LIKE '%,' || CAST(seat AS TEXT) || ',%')
WHERE status = 'running';
CREATE INDEX tables_by_bots ON tables (updated) WHERE bots > 0;
CREATE INDEX seats_of_bots ON seats (table_id, seat) WHERE kind = 'bot';
