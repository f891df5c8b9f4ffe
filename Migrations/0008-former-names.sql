-- A lesson, a question or a rule may get another name, and one may take over from several. The log keeps
-- the names of its time: its rows go on naming the row that was asked. What follows from the log goes by
-- the heir, the row that has taken over.

-- What courses and the rule book say of former names. It is kept by name, since a merge may bring a row
-- of a former name later.
CREATE TABLE former (
  kind TEXT NOT NULL CHECK (kind IN ('lesson', 'question', 'rule')),
  -- As course/id for a lesson and a question.
  name TEXT NOT NULL,
  heir TEXT NOT NULL,
  -- The place among what its course says. Of several heirs the first one counts.
  position INTEGER NOT NULL,
  -- The UUID of the course that says it; empty for the rule book.
  course TEXT NOT NULL,
  PRIMARY KEY (kind, name, heir)
) STRICT, WITHOUT ROWID;

-- NULL for a row that stands for itself. It follows from `former` and names no row that has an heir.
ALTER TABLE lesson ADD COLUMN heir INTEGER REFERENCES lesson (id);
ALTER TABLE question ADD COLUMN heir INTEGER REFERENCES question (id);
ALTER TABLE rule ADD COLUMN heir INTEGER REFERENCES rule (id);

CREATE INDEX question_by_heir ON question (heir) WHERE heir IS NOT NULL;
CREATE INDEX rule_by_heir ON rule (heir) WHERE heir IS NOT NULL;

-- All heirs of a lesson: that it was read, and its answers, count for each of them.
CREATE TABLE lesson_heir (
  lesson INTEGER NOT NULL REFERENCES lesson (id),
  heir INTEGER NOT NULL REFERENCES lesson (id),
  PRIMARY KEY (lesson, heir)
) STRICT, WITHOUT ROWID;
