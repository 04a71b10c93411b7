-- The replica of every published document: it stands in for Strapi when Strapi is away.
-- Expand first, contract later: a column is added in one deploy and dropped in a later one.

CREATE TABLE documents (
  type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- Public number, where the type has one.
  number INTEGER,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  section TEXT,
  kind TEXT,
  -- ISO 8601, UTC: sorts as text.
  first_published_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- The entry as the REST API gives it, fully populated; and the part of it that lists need.
  entry TEXT NOT NULL,
  card TEXT NOT NULL,
  PRIMARY KEY (type, document_id, locale)
) WITHOUT ROWID;

CREATE INDEX documents_by_slug ON documents (type, locale, slug);
CREATE INDEX documents_by_number ON documents (type, number, locale);
CREATE INDEX documents_newest ON documents (type, locale, first_published_at DESC, number DESC);
CREATE INDEX documents_newest_in_section ON documents (type, locale, section, first_published_at DESC, number DESC);

-- Which document carries which tag, for lists and counts.
CREATE TABLE document_tags (
  tag TEXT NOT NULL,
  locale TEXT NOT NULL,
  document_id TEXT NOT NULL,
  first_published_at TEXT NOT NULL,
  PRIMARY KEY (tag, locale, document_id)
) WITHOUT ROWID;

CREATE INDEX document_tags_by_document ON document_tags (document_id, locale);

-- How far the replica has followed the backend, by name.
CREATE TABLE replica_marks (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
