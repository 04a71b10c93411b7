-- What changed that stands inside other documents, until all of those were read back.
CREATE TABLE stale_dependents (
  -- Of the author, company, category or tag.
  document_id TEXT PRIMARY KEY,
  -- Number of its change: a newer one begins anew.
  seq INTEGER NOT NULL,
  -- The last dependent that was read back.
  after_type TEXT NOT NULL DEFAULT '',
  after_id TEXT NOT NULL DEFAULT '',
  after_locale TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

-- Ids of messages of the backend that were dealt with: each counts once. They are deleted after a day.
CREATE TABLE hook_messages (
  id TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL
) WITHOUT ROWID;
