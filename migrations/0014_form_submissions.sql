-- Forms that were sent, so that a double click, the back button or a replay does nothing twice.
CREATE TABLE form_submissions (
  -- HMAC-SHA256 of the form, its idempotency key, who sent it and what was typed, in hexadecimal.
  id TEXT PRIMARY KEY,
  -- Milliseconds since 1970. Names the attempt: one that was cut off is taken over by the next.
  claimed_at INTEGER NOT NULL,
  -- What came of it, as JSON; null while it is under way.
  outcome TEXT,
  -- Milliseconds since 1970; from then on the same may be sent again. The nightly cron removes such rows.
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX form_submissions_expiry ON form_submissions (expires_at);
