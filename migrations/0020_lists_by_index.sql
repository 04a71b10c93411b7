-- Lists and counts read one index each, however large the archive grows. Rows of `documents` are wide (an entry is most of one): those of
-- a page are read by their key, and no others. What such an index needs of a document stands beside its tags and companies too.

ALTER TABLE document_tags ADD COLUMN number INTEGER;
ALTER TABLE document_tags ADD COLUMN section TEXT;
ALTER TABLE document_tags ADD COLUMN kind TEXT;
ALTER TABLE document_tags ADD COLUMN ends_at TEXT;

UPDATE document_tags SET (number, section, kind, ends_at) = (
  SELECT d.number, d.section, d.kind, d.ends_at FROM documents d
  WHERE d.type = 'content' AND d.document_id = document_tags.document_id AND d.locale = document_tags.locale
);

ALTER TABLE document_partners ADD COLUMN number INTEGER;
ALTER TABLE document_partners ADD COLUMN section TEXT;
ALTER TABLE document_partners ADD COLUMN kind TEXT;
ALTER TABLE document_partners ADD COLUMN ends_at TEXT;

UPDATE document_partners SET (number, section, kind, ends_at) = (
  SELECT d.number, d.section, d.kind, d.ends_at FROM documents d
  WHERE d.type = document_partners.type AND d.document_id = document_partners.document_id
    AND d.locale = document_partners.locale
);

CREATE INDEX document_tags_by_date ON document_tags
  (tag, locale, first_published_at DESC, number DESC, section, kind, ends_at);
CREATE INDEX document_partners_by_date ON document_partners
  (partner, locale, type, first_published_at DESC, number DESC, section, kind, ends_at);

CREATE INDEX documents_by_date ON documents (type, locale, first_published_at DESC, number DESC, kind, ends_at);
CREATE INDEX documents_by_section ON documents
  (type, locale, section, first_published_at DESC, number DESC, kind, ends_at);
CREATE INDEX documents_by_beginning ON documents (type, locale, starts_at, number, ends_at);

DROP INDEX documents_newest;
DROP INDEX documents_newest_in_section;
DROP INDEX documents_by_month;
DROP INDEX documents_by_start;
DROP INDEX documents_by_end;
