-- How far the log was sent to record stores (xAPI). The statements themselves are made anew from the log each time, with
-- the same ids, so that an entry which is sent twice is kept once.
CREATE TABLE sent (
  endpoint TEXT NOT NULL, -- the record store's address
  device INTEGER NOT NULL REFERENCES device (id),
  learner INTEGER NOT NULL,
  -- The place of the latest entry of the chain that the record store has.
  sequence INTEGER NOT NULL,
  time INTEGER NOT NULL, -- when it said so
  PRIMARY KEY (endpoint, device, learner)
) STRICT, WITHOUT ROWID;
