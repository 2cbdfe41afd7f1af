-- Portable: the same text runs on SQLite and PostgreSQL. Every number is BIGINT, every time is
-- unix milliseconds, every hash and seed is hexadecimal text.

CREATE TABLE visitors (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    players BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    seed_hash TEXT NOT NULL,
    settings TEXT NOT NULL,
    owner TEXT,
    parent TEXT,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    lines BIGINT NOT NULL CHECK (lines >= 0),
    turn TEXT NOT NULL,
    result TEXT
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
    bot TEXT,
    name TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    visitor TEXT,
    seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_visitor ON seats (visitor);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A line can be taken back many times under the same number, so there is no key.
CREATE TABLE undone (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    undone_at BIGINT NOT NULL
);
CREATE INDEX undone_by_table ON undone (table_id);
