-- Who agreed to notifications, to which text and when, and when that ended: the proof of it, which outlives the registration.
CREATE TABLE push_consents (
  id INTEGER PRIMARY KEY,
  -- In push_registrations. Numbers are given out again once a row there is gone: until then only one consent of it is open.
  registration_id INTEGER NOT NULL,
  -- As in push_registrations: whoever has the browser's secret can still be answered.
  device_hash TEXT NOT NULL,
  -- Null for the anonymous, and once the account was deleted.
  user_id INTEGER,
  -- To the letter, as it stood at the button.
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  -- Milliseconds since 1970.
  given_at INTEGER NOT NULL,
  -- Null while the browser is notified.
  ended_at INTEGER,
  -- 1 if the reader switched notifications off; else it ended with the session, or the browser was gone.
  is_withdrawn INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX push_consents_open ON push_consents (registration_id) WHERE ended_at IS NULL;
CREATE INDEX push_consents_device ON push_consents (device_hash);
CREATE INDEX push_consents_user ON push_consents (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX push_consents_ended ON push_consents (ended_at) WHERE ended_at IS NOT NULL;

-- However a registration ends, nobody is notified by that consent any more.
CREATE TRIGGER push_consents_end AFTER DELETE ON push_registrations
BEGIN
  UPDATE push_consents SET ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
    WHERE registration_id = OLD.id AND ended_at IS NULL;
END;
