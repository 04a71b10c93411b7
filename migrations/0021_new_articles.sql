-- When the site first had each article in each language: mails about what readers follow tell of those that came after their last look. A row
-- stays, so that nothing is new twice. Milliseconds since 1970 by this database's clock, as in new_vacancies.
CREATE TABLE new_articles (
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (document_id, locale)
) WITHOUT ROWID;
CREATE INDEX new_articles_seen ON new_articles (locale, seen_at);
