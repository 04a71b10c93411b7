-- What search engines are told of: one row for each address of a document that may be found.

CREATE TABLE sitemap_addresses (
  -- Name of its files, such as `content`; a company may stand in two kinds.
  kind TEXT NOT NULL,
  -- Counted up within the kind; the languages of a document share one. Files are ranges of it, so they are found without counting.
  place INTEGER NOT NULL,
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  type TEXT NOT NULL,
  slug TEXT NOT NULL,
  -- Site path, with the prefix of its language.
  path TEXT NOT NULL,
  -- ISO 8601, UTC.
  changed_at TEXT NOT NULL,
  -- From then on it is not listed; `9999` is never.
  ends_at TEXT NOT NULL,
  -- Site path.
  picture TEXT,
  PRIMARY KEY (document_id, locale, kind)
) WITHOUT ROWID;

CREATE UNIQUE INDEX sitemap_addresses_in_order ON sitemap_addresses (kind, place, locale);

-- When something in a file changed last, and until when it has something to list.
CREATE TABLE sitemap_files (
  kind TEXT NOT NULL,
  file INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  PRIMARY KEY (kind, file)
) WITHOUT ROWID;

-- Counts of articles by month read nothing but this.
CREATE INDEX documents_by_month ON documents (type, locale, kind, first_published_at, ends_at);
