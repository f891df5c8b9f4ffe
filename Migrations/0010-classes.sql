-- What a teacher collects: the roster, and hand-ins as they came. Nothing of it is in the log, and all that is
-- computed from a hand-in can be computed again.

-- The students whom a roster names, each with what holds for them alone.
CREATE TABLE roster (
  student TEXT NOT NULL, -- the id that the teacher gave
  assignment TEXT NOT NULL, -- empty: for all
  name TEXT NOT NULL,
  student_group TEXT NOT NULL,
  due INTEGER, -- another due date
  minutes INTEGER NOT NULL, -- more time
  learner TEXT NOT NULL, -- the learner's name or id where it is another; may be empty
  PRIMARY KEY (student, assignment)
) STRICT, WITHOUT ROWID;

-- A file that a student handed in.
CREATE TABLE hand_in (
  id INTEGER PRIMARY KEY,
  course TEXT NOT NULL, -- its UUID
  assignment TEXT NOT NULL,
  student TEXT NOT NULL, -- the learner's id in the student's own store
  name TEXT NOT NULL,
  file TEXT NOT NULL, -- its path where it was found
  time INTEGER NOT NULL, -- of the file's last change
  hash TEXT NOT NULL UNIQUE, -- SHA-256 of its bytes
  packed BLOB NOT NULL
) STRICT;

CREATE INDEX hand_in_by_assignment ON hand_in (course, assignment, student);

-- What its answers came to when they were run again; no longer valid when `judged_with` differs.
CREATE TABLE judged_hand_in (
  hand_in INTEGER PRIMARY KEY REFERENCES hand_in (id) ON DELETE CASCADE,
  judged_with TEXT NOT NULL,
  document TEXT NOT NULL -- JSON
) STRICT;

-- The points that were told last, so that a change can be told.
CREATE TABLE told_points (
  course TEXT NOT NULL,
  assignment TEXT NOT NULL,
  student TEXT NOT NULL,
  points REAL NOT NULL,
  PRIMARY KEY (course, assignment, student)
) STRICT, WITHOUT ROWID;
