-- Files that published documents offer for download, by the name under which they are stored: a file that none of them offers
-- is not there for readers, and who may have one follows from the document (worker/machine/documents/access.ts).
CREATE TABLE offered_files (
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- As its editors called it.
  shown_as TEXT NOT NULL,
  -- `free` or `subscriber`.
  access TEXT NOT NULL,
  -- 0 where the page that offers it is kept from search engines.
  is_indexed INTEGER NOT NULL,
  -- Site path of that page.
  page TEXT NOT NULL,
  PRIMARY KEY (name, type, document_id, locale)
) WITHOUT ROWID;

CREATE INDEX offered_files_by_document ON offered_files (type, document_id, locale);

-- A replica that already holds documents is brought up to this form by the next run of the cron trigger.
INSERT OR REPLACE INTO replica_marks (name, value)
  SELECT 'whole-pass-wanted', 'yes' WHERE EXISTS (SELECT 1 FROM documents);
