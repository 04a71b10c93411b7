-- How much the worker deleted because it was old, until the backend's report has it. It says nothing of whom.
CREATE TABLE deletion_counts (
  -- Dutch, such as 2026-11-23.
  day TEXT NOT NULL,
  -- One of `workerRules` (cms/src/privacy/retention-days.ts).
  rule TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, rule)
) WITHOUT ROWID;
