-- Accounts that were deleted here and are being forgotten in Firebase too, until none of their tokens can be used there any more.
CREATE TABLE firebase_leavers (
  user_id INTEGER PRIMARY KEY,
  -- Milliseconds since 1970.
  left_at INTEGER NOT NULL
);
