-- What is found by searching in the whole site, made from documents (worker/search/search-table.ts).
-- Nothing but the triggers below writes these tables.

CREATE TABLE search_documents (
  -- Seconds of its first publication times 2^20, and a counter: the index is read in the order of its row numbers, so the
  -- newest documents come first without sorting, and a search for a frequent word can stop early.
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- One bit for each language: 1 nl, 2 en, 4 de. Which one it is in, and whose readers find it in this one.
  language INTEGER NOT NULL,
  shown_in INTEGER NOT NULL DEFAULT 0,
  section TEXT,
  year INTEGER NOT NULL,
  -- ISO 8601 instant from which it is no longer found.
  ends_at TEXT,
  UNIQUE (type, document_id, locale)
);

-- What is shown of them. It stands apart, so that looking at a thousand of the rows above costs no more than a few pages.
CREATE TABLE search_texts (
  id INTEGER PRIMARY KEY,
  -- ISO 8601 instant of what is shown as its date.
  date TEXT NOT NULL,
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  label TEXT,
  -- Plain text of which excerpts are made.
  text TEXT NOT NULL,
  -- A picture as pages know it, as JSON.
  picture TEXT,
  -- Its words in `search_words`, as a JSON array: what to take away when it changes.
  words TEXT NOT NULL
);

-- Stems of words, by where they stand; `filters` holds tokens such as `type:event` and `tag:last-mile`.
-- The text itself is in `search_texts`: the index keeps none of it.
CREATE VIRTUAL TABLE search_index USING fts5 (
  title, head, body, filters,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0 tokenchars '-:'"
);

-- Every word that documents have, stop words apart: what a query is completed, taken apart and corrected by.
CREATE TABLE search_words (
  -- Lower case, without diacritics.
  word TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- As it is written.
  shown TEXT NOT NULL,
  stem TEXT NOT NULL,
  -- The stem backwards: compounds are found by their last part.
  mirrored TEXT NOT NULL,
  -- How many documents have it.
  documents INTEGER NOT NULL,
  PRIMARY KEY (word, locale)
) WITHOUT ROWID;

CREATE INDEX search_words_by_stem ON search_words (stem, documents);
CREATE INDEX search_words_mirrored ON search_words (mirrored, stem, documents);

-- What a document says, on its way in and out. All that follows from it is written here: one statement keeps one document,
-- however much changes, and words that it still has are not touched.
CREATE VIEW search_entries AS
SELECT
  type, document_id, locale, id AS since, language, section, year, ends_at, date, path, title, label, text, picture,
  -- Of the index: stems of its columns. Of `search_words`: a JSON array of [word, shown, stem, mirrored].
  '' AS title_stems, '' AS head_stems, '' AS body_stems, '' AS filters, '[]' AS vocabulary
FROM search_documents JOIN search_texts USING (id);

CREATE TRIGGER search_entry_put INSTEAD OF INSERT ON search_entries
BEGIN
  UPDATE search_words SET documents = documents - 1
  WHERE locale = NEW.locale AND word IN (
    SELECT known.value FROM json_each((
      SELECT t.words FROM search_documents d JOIN search_texts t USING (id)
      WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale
    )) known
    WHERE known.value NOT IN (SELECT new.value ->> 0 FROM json_each(NEW.vocabulary) new)
  );

  INSERT INTO search_words (word, locale, shown, stem, mirrored, documents)
  SELECT added.value ->> 0, NEW.locale, added.value ->> 1, added.value ->> 2, added.value ->> 3, 1
  FROM json_each(NEW.vocabulary) added
  WHERE added.value ->> 0 NOT IN (
    SELECT known.value FROM json_each((
      SELECT t.words FROM search_documents d JOIN search_texts t USING (id)
      WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale
    )) known
  )
  ON CONFLICT (word, locale) DO UPDATE SET documents = documents + 1;

  DELETE FROM search_words
  WHERE locale = NEW.locale AND documents <= 0 AND word IN (
    SELECT known.value FROM json_each((
      SELECT t.words FROM search_documents d JOIN search_texts t USING (id)
      WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale
    )) known
  );

  DELETE FROM search_index WHERE rowid = (
    SELECT d.id FROM search_documents d
    WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale
  );

  DELETE FROM search_texts WHERE id = (
    SELECT d.id FROM search_documents d
    WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale
  );

  DELETE FROM search_documents
  WHERE type = NEW.type AND document_id = NEW.document_id AND locale = NEW.locale;

  INSERT INTO search_documents (id, type, document_id, locale, language, section, year, ends_at)
  VALUES (
    coalesce((SELECT max(d.id) + 1 FROM search_documents d WHERE d.id BETWEEN NEW.since AND NEW.since + 1048574), NEW.since),
    NEW.type, NEW.document_id, NEW.locale, NEW.language, NEW.section, NEW.year, NEW.ends_at
  );

  INSERT INTO search_texts (id, date, path, title, label, text, picture, words)
  SELECT d.id, NEW.date, NEW.path, NEW.title, NEW.label, NEW.text, NEW.picture,
    (SELECT json_group_array(word.value ->> 0) FROM json_each(NEW.vocabulary) word)
  FROM search_documents d
  WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale;

  INSERT INTO search_index (rowid, title, head, body, filters)
  SELECT d.id, NEW.title_stems, NEW.head_stems, NEW.body_stems, NEW.filters FROM search_documents d
  WHERE d.type = NEW.type AND d.document_id = NEW.document_id AND d.locale = NEW.locale;

  -- Readers of a language that it does not have find it in the first that it has.
  UPDATE search_documents SET shown_in = language | iif(
    language = (
      SELECT min(d.language) FROM search_documents d WHERE d.type = NEW.type AND d.document_id = NEW.document_id
    ),
    7 - (
      SELECT sum(d.language) FROM search_documents d WHERE d.type = NEW.type AND d.document_id = NEW.document_id
    ),
    0
  )
  WHERE type = NEW.type AND document_id = NEW.document_id;
END;

CREATE TRIGGER search_entry_taken INSTEAD OF DELETE ON search_entries
BEGIN
  UPDATE search_words SET documents = documents - 1
  WHERE locale = OLD.locale AND word IN (
    SELECT known.value FROM json_each((
      SELECT t.words FROM search_documents d JOIN search_texts t USING (id)
      WHERE d.type = OLD.type AND d.document_id = OLD.document_id AND d.locale = OLD.locale
    )) known
  );

  DELETE FROM search_words
  WHERE locale = OLD.locale AND documents <= 0 AND word IN (
    SELECT known.value FROM json_each((
      SELECT t.words FROM search_documents d JOIN search_texts t USING (id)
      WHERE d.type = OLD.type AND d.document_id = OLD.document_id AND d.locale = OLD.locale
    )) known
  );

  DELETE FROM search_index WHERE rowid = OLD.since;

  DELETE FROM search_texts WHERE id = OLD.since;

  DELETE FROM search_documents WHERE id = OLD.since;

  UPDATE search_documents SET shown_in = language | iif(
    language = (
      SELECT min(d.language) FROM search_documents d WHERE d.type = OLD.type AND d.document_id = OLD.document_id
    ),
    7 - (
      SELECT sum(d.language) FROM search_documents d WHERE d.type = OLD.type AND d.document_id = OLD.document_id
    ),
    0
  )
  WHERE type = OLD.type AND document_id = OLD.document_id;
END;

-- A replica that already holds documents is brought up to this form by the next run of the cron trigger.
INSERT OR REPLACE INTO replica_marks (name, value)
  SELECT 'whole-pass-wanted', 'yes' WHERE EXISTS (SELECT 1 FROM documents);
