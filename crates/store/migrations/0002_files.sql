-- Files that games were played with and that the program itself does not have. Their names follow
-- from their content, so they are written once and never changed.
CREATE TABLE files (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
