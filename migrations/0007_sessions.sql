-- Where readers are signed in. A token without a row counts as open; one whose row has ended is refused.
CREATE TABLE sessions (
  -- SHA-256 of the token, in hexadecimal.
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  -- Milliseconds since 1970.
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  -- When the token itself ends: afterwards the row says nothing, and the nightly cron removes it.
  expires_at INTEGER NOT NULL,
  device TEXT NOT NULL,
  ended_at INTEGER
) WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
