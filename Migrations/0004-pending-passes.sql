-- A pass on a kind of question where guessing helps never makes a memory more stable alone: the state
-- says that one is waiting for another. States are made again from the log when the program opens the
-- store for the first time.

ALTER TABLE memory_state ADD COLUMN is_pass_pending INTEGER NOT NULL DEFAULT 0
  CHECK (is_pass_pending IN (0, 1));
