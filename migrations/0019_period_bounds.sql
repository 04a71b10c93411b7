-- When something that is paid for begins or ends: the promotion of a vacancy, the place of a company. Pages that show it are revalidated then.
CREATE TABLE period_bounds (
  type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- ISO 8601, UTC.
  at TEXT NOT NULL,
  PRIMARY KEY (type, document_id, locale, at)
) WITHOUT ROWID;
CREATE INDEX period_bounds_at ON period_bounds (at);
