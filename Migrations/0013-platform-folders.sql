-- The folders of a learning platform that a hand-in was found in, each made for one student. The same file in
-- folders of two is worth a look.
CREATE TABLE hand_in_folder (
  hand_in INTEGER NOT NULL REFERENCES hand_in (id) ON DELETE CASCADE,
  folder TEXT NOT NULL, -- NAME_NUMBER_assignsubmission_file_
  PRIMARY KEY (hand_in, folder)
) STRICT, WITHOUT ROWID;
