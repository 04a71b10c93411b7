-- Who is told of news by push messages, of what, and what is still to be sent.

-- One row for each browser that asked for it.
CREATE TABLE push_registrations (
  id INTEGER PRIMARY KEY,
  -- SHA-256 of the secret that the browser keeps in a cookie: who has it may change the row.
  device_hash TEXT NOT NULL UNIQUE,
  -- Under what FCM reaches it: 'token', or 'fid' for an id of an installation. Written and sent to, never given out.
  kind TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  -- Of the reader who was signed in, and the session: both null for the anonymous.
  user_id INTEGER,
  session_hash TEXT,
  language TEXT NOT NULL,
  -- Milliseconds since 1970.
  created_at INTEGER NOT NULL,
  refreshed_at INTEGER NOT NULL
);
CREATE INDEX push_registrations_session ON push_registrations (session_hash) WHERE session_hash IS NOT NULL;
CREATE INDEX push_registrations_user ON push_registrations (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX push_registrations_refreshed ON push_registrations (refreshed_at);

-- What each wants to hear of, in the words of client/push/topics.ts.
CREATE TABLE push_topics (
  topic TEXT NOT NULL,
  registration_id INTEGER NOT NULL REFERENCES push_registrations (id) ON DELETE CASCADE,
  PRIMARY KEY (topic, registration_id)
) WITHOUT ROWID;
CREATE INDEX push_topics_registration ON push_topics (registration_id);

-- What is told, once for each document and language; the row stays, so that it is not told again.
CREATE TABLE push_messages (
  id INTEGER PRIMARY KEY,
  -- Such as 'content a1b2 nl'. A vacancy is told once, whatever its languages.
  subject TEXT NOT NULL UNIQUE,
  -- Topics as a JSON list; null for a vacancy, of which the searches that find it are told.
  topics TEXT,
  -- Number of a vacancy, else null.
  vacancy INTEGER,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Site paths; a picture may be missing.
  image TEXT,
  path TEXT NOT NULL,
  -- Messages of one tag take each other's place on a device.
  tag TEXT NOT NULL,
  label TEXT NOT NULL,
  -- Milliseconds since 1970. From the second on it is no news any more and is not sent.
  created_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- When it was settled who gets it; null until then.
  spread_at INTEGER
);
CREATE INDEX push_messages_unspread ON push_messages (id) WHERE spread_at IS NULL;

-- Who is still to get what. A row goes when its message was taken by FCM, or never will be.
CREATE TABLE push_outbox (
  message_id INTEGER NOT NULL REFERENCES push_messages (id) ON DELETE CASCADE,
  registration_id INTEGER NOT NULL REFERENCES push_registrations (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  due_at INTEGER NOT NULL,
  PRIMARY KEY (message_id, registration_id)
) WITHOUT ROWID;
CREATE INDEX push_outbox_due ON push_outbox (due_at);
CREATE INDEX push_outbox_registration ON push_outbox (registration_id);
