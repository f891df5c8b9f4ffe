-- What a course adds to UIKit's rules and misconceptions, as it was when the course was taken in.

-- Its topics, which the log and the memory states name like rules: course/closures.capture.
CREATE TABLE topic (
  course INTEGER NOT NULL REFERENCES course (id),
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  sentence TEXT NOT NULL,
  PRIMARY KEY (course, name)
) STRICT, WITHOUT ROWID;

-- The text of each file of replaced functions. Evidence names it: course/name.
CREATE TABLE misconception (
  course INTEGER NOT NULL REFERENCES course (id),
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (course, name)
) STRICT, WITHOUT ROWID;
