-- Each learner and device has a hash chain over their entries of the log, so that `vdl doctor` notices
-- what another program changed. vdl begins the chains with the entries that are there.
--
-- A row also has the place of the latest entry: entries are numbered for each learner and device. A
-- device's own numbers are where its chains begin.

CREATE TABLE chain (
  device INTEGER NOT NULL REFERENCES device (id),
  learner INTEGER NOT NULL, -- 0: entries of the whole database
  -- The latest entry's place and the time that counts for it.
  last_sequence INTEGER NOT NULL,
  last_time INTEGER NOT NULL,
  -- SHA-256 of the hash before and the latest entry.
  head BLOB NOT NULL CHECK (length(head) = 32),
  PRIMARY KEY (device, learner)
) STRICT, WITHOUT ROWID;

-- Which device this database is: a restored copy becomes another one.
ALTER TABLE store ADD COLUMN device INTEGER NOT NULL DEFAULT 1;

-- The device whose copied database this one began as; its entries are ordered as that one's are. NULL
-- for most.
ALTER TABLE device ADD COLUMN origin TEXT;
