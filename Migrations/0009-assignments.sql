-- The assignments of a course: the text of each file, as it was when the course was taken in.
CREATE TABLE assignment (
  course INTEGER NOT NULL REFERENCES course (id),
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (course, name)
) STRICT, WITHOUT ROWID;

-- A student's presentations of an assignment are found by question and seed.
CREATE INDEX presentation_by_revision ON presentation (revision, learner);
