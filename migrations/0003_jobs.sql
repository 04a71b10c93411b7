-- Vacancies as readers search them: one row for each document and language, written together with the replica.
-- What can be filtered is kept as a set of bits, so that one index answers every filter and every count.

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY,
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  number INTEGER NOT NULL,
  -- Link of the employer.
  employer TEXT NOT NULL,
  -- 1 where readers of that language are shown the vacancy in the language of this row.
  for_nl INTEGER NOT NULL DEFAULT 0,
  for_en INTEGER NOT NULL DEFAULT 0,
  for_de INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since the epoch; nobody can apply from then on. 0 for one that was closed by hand.
  open_until INTEGER NOT NULL,
  posted_at INTEGER NOT NULL,
  -- Milliseconds between which it stands on top; both 0 when it never does.
  promoted_from INTEGER NOT NULL,
  promoted_to INTEGER NOT NULL,
  -- Sets of bits, in the order of the lists in client/content.
  education INTEGER NOT NULL,
  remote INTEGER NOT NULL,
  hours INTEGER NOT NULL,
  contracts INTEGER NOT NULL,
  salary_steps INTEGER NOT NULL,
  -- The most that is paid, in euros a month for a full week; null where that is not known.
  salary INTEGER,
  -- What lists show, as JSON.
  card TEXT NOT NULL,
  UNIQUE (document_id, locale)
);

CREATE INDEX jobs_by_number ON jobs (number);
CREATE INDEX jobs_by_employer ON jobs (employer, open_until);

-- One for each language of readers: counts and lists read nothing but this.
CREATE INDEX jobs_for_nl ON jobs
  (education, remote, hours, contracts, salary_steps, open_until, promoted_from, promoted_to, posted_at, number, salary)
  WHERE for_nl = 1;
CREATE INDEX jobs_for_en ON jobs
  (education, remote, hours, contracts, salary_steps, open_until, promoted_from, promoted_to, posted_at, number, salary)
  WHERE for_en = 1;
CREATE INDEX jobs_for_de ON jobs
  (education, remote, hours, contracts, salary_steps, open_until, promoted_from, promoted_to, posted_at, number, salary)
  WHERE for_de = 1;

CREATE TABLE job_categories (
  job_id INTEGER NOT NULL,
  -- A slug belongs to a language; that of the vacancy.
  locale TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (job_id, locale, slug)
) WITHOUT ROWID;

CREATE INDEX job_categories_by_slug ON job_categories (locale, slug, job_id);

CREATE TABLE job_places (
  job_id INTEGER NOT NULL,
  city TEXT NOT NULL,
  -- 1 for one address in each city of a vacancy, so that a city is counted once.
  counts INTEGER NOT NULL,
  -- WGS 84, in degrees; null where neither the editors nor the gazetteer know it.
  latitude REAL,
  longitude REAL
);

CREATE INDEX job_places_by_job ON job_places (job_id, counts, city, latitude, longitude);
CREATE INDEX job_places_by_position ON job_places (latitude, longitude, job_id) WHERE latitude IS NOT NULL;

-- The words of a vacancy, by `jobs.id`. `parts` holds the ends of long words in its title: compounds are found by their last part.
CREATE VIRTUAL TABLE job_texts USING fts5(
  title,
  employer,
  categories,
  places,
  description,
  parts,
  content = '',
  contentless_delete = 1,
  prefix = '3 5',
  tokenize = "unicode61 remove_diacritics 2"
);

-- The gazetteer: places by folded name, and regions by the first two digits of a Dutch postcode.
CREATE TABLE places (
  folded TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  population INTEGER NOT NULL
) WITHOUT ROWID;
