-- When the site first had each vacancy: alerts tell of those that came after their last look. A row stays, so that nothing is new twice.
CREATE TABLE new_vacancies (
  -- Its public number, the same in every language.
  number INTEGER PRIMARY KEY,
  -- Milliseconds since 1970, by the clock of this database alone: who reads it up to a moment never misses a row that is written later.
  seen_at INTEGER NOT NULL
);
CREATE INDEX new_vacancies_seen ON new_vacancies (seen_at);
