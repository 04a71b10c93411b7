-- How often a redirect was followed, until the backend has counted it.
CREATE TABLE redirect_hits (
  -- As the rule has it: lower-case, decoded, without a slash at its end.
  path TEXT NOT NULL,
  -- Empty until it is sent; then the id under which it is sent until the backend confirms it.
  batch TEXT NOT NULL DEFAULT '',
  hits INTEGER NOT NULL,
  PRIMARY KEY (path, batch)
) WITHOUT ROWID;
