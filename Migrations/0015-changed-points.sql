-- Points that changed although the student handed in nothing new, such as after a correction of a faulty question.
CREATE TABLE changed_points (
  id INTEGER PRIMARY KEY,
  course TEXT NOT NULL, -- its UUID
  assignment TEXT NOT NULL,
  student TEXT NOT NULL, -- the learner's id in the student's own store
  time INTEGER NOT NULL, -- when vdl computed them
  before REAL NOT NULL,
  points REAL NOT NULL
) STRICT;

-- Which answers the points come from: the end of the hand-in's chain; empty in rows of an earlier version.
ALTER TABLE told_points ADD COLUMN answers TEXT NOT NULL DEFAULT '';

-- What the student was told after handing in; empty in rows of an earlier version.
ALTER TABLE hand_in ADD COLUMN receipt TEXT NOT NULL DEFAULT '';
