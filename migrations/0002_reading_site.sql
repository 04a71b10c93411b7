-- Types with a place in time, documents that are the same in every language (locale `*`), and who names which company.

-- What they mean for each type: worker/replica/rows.ts. ISO 8601, UTC.
ALTER TABLE documents ADD COLUMN starts_at TEXT;
ALTER TABLE documents ADD COLUMN ends_at TEXT;
-- The form in which a row was made; rows of an older form are made anew by the next whole pass.
ALTER TABLE documents ADD COLUMN shape INTEGER NOT NULL DEFAULT 1;

CREATE INDEX documents_by_end ON documents (type, locale, ends_at, number);
-- For "did anything end since the last look".
CREATE INDEX documents_ending ON documents (ends_at) WHERE ends_at IS NOT NULL;
CREATE INDEX documents_by_start ON documents (type, locale, starts_at, number);
CREATE INDEX documents_by_kind ON documents (type, locale, kind);

-- Which document names which company, for its profile. `partner` is the company's link in that language.
CREATE TABLE document_partners (
  partner TEXT NOT NULL,
  locale TEXT NOT NULL,
  type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  -- mentioned, organizer, participant, employer or seller.
  role TEXT NOT NULL,
  first_published_at TEXT NOT NULL,
  PRIMARY KEY (partner, locale, type, document_id, role)
) WITHOUT ROWID;

CREATE INDEX document_partners_by_document ON document_partners (type, document_id, locale);

-- A replica that already holds documents is brought up to this form by the next run of the cron trigger.
INSERT OR REPLACE INTO replica_marks (name, value)
  SELECT 'whole-pass-wanted', 'yes' WHERE EXISTS (SELECT 1 FROM documents);
