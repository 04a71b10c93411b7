-- The stream of changes (decision 031): what was published, changed or taken away, written in the batch of the document itself.

CREATE TABLE changes (
  -- Its number in the stream. D1 has one writer, so a lower number never turns up after a higher one.
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  -- publish, unpublish, delete, ended (by time), or rebuilt (the same entry, in rows of a newer shape).
  event TEXT NOT NULL,
  -- A replicated type, or `author`.
  type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  -- `*` for documents that are the same in every language.
  locale TEXT NOT NULL,
  -- What it touches, as JSON: see worker/changes/keys.ts.
  keys TEXT NOT NULL,
  -- The document before, as JSON, or null where there was none: see worker/changes/stream.ts.
  stood TEXT
);
CREATE INDEX changes_by_document ON changes (type, document_id);
CREATE INDEX changes_by_time ON changes (at);

-- How far each consumer has come in the stream. Whoever retires a consumer deletes its row: changes wait for every cursor.
CREATE TABLE change_cursors (
  consumer TEXT PRIMARY KEY,
  -- The last change that it has dealt with.
  seq INTEGER NOT NULL,
  -- How often the next one has failed, and when it is tried again, in milliseconds since 1970.
  attempts INTEGER NOT NULL DEFAULT 0,
  retry_at INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Changes that a consumer failed on too often, for operators.
CREATE TABLE changes_set_aside (
  consumer TEXT NOT NULL,
  seq INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  reason TEXT NOT NULL,
  -- As JSON: the stream forgets it after some days.
  change TEXT NOT NULL,
  PRIMARY KEY (consumer, seq)
) WITHOUT ROWID;
