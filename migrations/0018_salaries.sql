-- What vacancies pay, for the salary insight: the middle of the range, in euros a month for a full week; null where that is not known.
ALTER TABLE jobs ADD COLUMN salary_middle INTEGER;

-- Each vacancy once, in whatever language: the Dutch readers' choice.
CREATE INDEX jobs_paid ON jobs (id, posted_at, salary_middle) WHERE for_nl = 1 AND salary_middle IS NOT NULL;
