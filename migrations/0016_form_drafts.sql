-- What signed-in readers typed into forms and have not sent: text only, no passwords, account numbers, consents or files.
CREATE TABLE form_drafts (
  account INTEGER NOT NULL,
  form TEXT NOT NULL,
  -- Site path of the page that it stands on, without its query.
  page TEXT NOT NULL,
  -- Values by field, as JSON.
  draft TEXT NOT NULL,
  -- Milliseconds since 1970. The nightly cron trigger deletes what is 30 days old.
  typed_at INTEGER NOT NULL,
  PRIMARY KEY (account, form, page)
) WITHOUT ROWID;
CREATE INDEX form_drafts_age ON form_drafts (typed_at);
