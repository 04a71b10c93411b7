-- Readers' files that only some may read. The bytes are in the bucket PRIVATE_FILES, under the id.
CREATE TABLE private_files (
  -- 128 random bits in hex.
  id TEXT PRIMARY KEY,
  -- Account that uploaded it; null for an anonymous visitor.
  owner INTEGER,
  -- What it belongs to and is deleted with, e.g. `account/12`.
  record TEXT NOT NULL,
  purpose TEXT NOT NULL,
  -- By content: pdf, docx, doc, jpeg, png or webp.
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- In hex; null until the upload is complete.
  sha256 TEXT,
  -- pending: being uploaded. quarantined: stored, not scanned. refused: infected, the bytes are deleted.
  state TEXT NOT NULL CHECK (state IN ('pending', 'quarantined', 'clean', 'refused')),
  -- Milliseconds since 1970.
  created_at INTEGER NOT NULL,
  -- From then on hidden from everybody, and deleted by the cron trigger; null: stored until its record is deleted.
  expires_at INTEGER
) WITHOUT ROWID;
CREATE INDEX private_files_record ON private_files (record);
CREATE INDEX private_files_expiry ON private_files (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX private_files_waiting ON private_files (created_at) WHERE state = 'quarantined';
