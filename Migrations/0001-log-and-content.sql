-- The first schema: an append-only log of what learners did, the content they were shown, and what
-- is derived from the log.
--
-- The log (presentation, review, event) is never changed: triggers refuse it, whoever asks. The one
-- exception is a learner's right to be erased, which a row in `erasure` announces and which stays
-- behind, so that merging with another database does not bring the learner back.
--
-- Times are milliseconds since 1970 in UTC; zone_offset is seconds ahead of UTC at the learner's
-- place; counted is the time that counts in the log's order, which never goes back on one device.
-- UUIDs are text in lower case. Names in the log (rules, questions) point to rows that are
-- never deleted.

PRAGMA application_id = 0x76646c6e; -- 'vdln'

-- One row: who this database is.
CREATE TABLE store (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Keys the pseudonyms of exports; never leaves the database.
  pseudonym_key BLOB NOT NULL CHECK (length(pseudonym_key) = 32),
  -- What memory_state and day_summary were computed with; NULL when they must be made again.
  derived_with TEXT
) STRICT;

-- The databases whose entries are in the log; row 1 is this one.
CREATE TABLE device (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  -- The latest entry's place and the time that counts for it.
  last_sequence INTEGER NOT NULL DEFAULT 0,
  last_time INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE learner (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  -- Not unique: a merge may bring another learner of that name.
  name TEXT NOT NULL
) STRICT;

CREATE INDEX learner_by_name ON learner (name);

CREATE TABLE erasure (
  uuid TEXT PRIMARY KEY,
  time INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Content ------------------------------------------------------------------------------------

CREATE TABLE course (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  -- Of the files and the model that it was imported with; equal means nothing to do.
  fingerprint TEXT NOT NULL
) STRICT;

CREATE TABLE lesson (
  id INTEGER PRIMARY KEY,
  course INTEGER NOT NULL REFERENCES course (id),
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  -- All of the lesson but its questions, as JSON with its format's version.
  document TEXT NOT NULL,
  is_removed INTEGER NOT NULL DEFAULT 0 CHECK (is_removed IN (0, 1)),
  UNIQUE (course, name)
) STRICT;

CREATE TABLE rule (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE question (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE, -- course/id
  lesson INTEGER NOT NULL REFERENCES lesson (id),
  position INTEGER NOT NULL,
  -- The rule that answers are graded for; the others are in the document.
  target INTEGER NOT NULL REFERENCES rule (id),
  -- Lists that an author may complete without changing the question: rules and claims, as JSON.
  document TEXT NOT NULL,
  -- The revision to ask; a removed question keeps its last one for the history.
  revision INTEGER REFERENCES revision (id),
  is_removed INTEGER NOT NULL DEFAULT 0 CHECK (is_removed IN (0, 1))
) STRICT;

CREATE INDEX question_by_lesson ON question (lesson, position) WHERE is_removed = 0;
CREATE INDEX question_by_target ON question (target) WHERE is_removed = 0;

-- One wording and meaning of a question; never deleted, so that the log can be read for ever.
CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  question INTEGER NOT NULL REFERENCES question (id),
  name TEXT NOT NULL, -- 16 hexadecimal digits made from the two hashes
  text_hash TEXT NOT NULL,
  meaning_hash TEXT NOT NULL,
  prompt TEXT NOT NULL,
  scenario TEXT NOT NULL,
  ios TEXT NOT NULL,
  device TEXT NOT NULL,
  -- What is asked, with the checks of each choice, as JSON.
  checks TEXT NOT NULL,
  -- The right answer as the run gave it, as JSON.
  truth TEXT NOT NULL,
  model_version TEXT NOT NULL,
  UNIQUE (question, name)
) STRICT;

-- The log ------------------------------------------------------------------------------------

-- A text that was shown, once however often it was shown.
CREATE TABLE rendering (
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE presentation (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  learner INTEGER NOT NULL REFERENCES learner (id),
  device INTEGER NOT NULL REFERENCES device (id),
  sequence INTEGER NOT NULL,
  time INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  zone_offset INTEGER NOT NULL,
  session TEXT,
  occasion TEXT NOT NULL,
  revision INTEGER NOT NULL REFERENCES revision (id),
  -- Where the question was when it was asked.
  lesson INTEGER NOT NULL REFERENCES lesson (id),
  seed INTEGER NOT NULL,
  model_version TEXT NOT NULL,
  ios TEXT NOT NULL,
  kind TEXT NOT NULL,
  guess_rate REAL NOT NULL,
  target INTEGER NOT NULL REFERENCES rule (id),
  rendering INTEGER NOT NULL REFERENCES rendering (id)
) STRICT;

CREATE INDEX presentation_by_learner ON presentation (learner, target);
CREATE INDEX presentation_in_time ON presentation (learner, id);

-- The key says that there is at most one review for each presentation.
CREATE TABLE review (
  presentation INTEGER PRIMARY KEY REFERENCES presentation (id),
  uuid TEXT NOT NULL UNIQUE,
  device INTEGER NOT NULL REFERENCES device (id),
  sequence INTEGER NOT NULL,
  time INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  zone_offset INTEGER NOT NULL,
  typed TEXT NOT NULL,
  read TEXT NOT NULL, -- a list as JSON
  verdict TEXT NOT NULL CHECK (verdict IN ('right', 'wrong', 'partly')),
  score REAL NOT NULL CHECK (score BETWEEN 0 AND 1),
  rating INTEGER CHECK (rating BETWEEN 1 AND 4),
  hint_count INTEGER NOT NULL,
  confidence REAL,
  duration_ms INTEGER NOT NULL,
  -- Rules that the answer got wrong beside its target, one a line.
  missed TEXT,
  program_version TEXT NOT NULL
) STRICT;

CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  learner INTEGER REFERENCES learner (id), -- NULL: of the whole database
  presentation INTEGER REFERENCES presentation (id), -- NULL: of none
  device INTEGER NOT NULL REFERENCES device (id),
  sequence INTEGER NOT NULL,
  time INTEGER NOT NULL,
  counted INTEGER NOT NULL,
  zone_offset INTEGER NOT NULL,
  kind TEXT NOT NULL,
  -- What the kind needs, as JSON.
  detail TEXT NOT NULL,
  program_version TEXT NOT NULL
) STRICT;

CREATE INDEX event_by_presentation ON event (presentation, kind) WHERE presentation IS NOT NULL;
CREATE INDEX event_by_kind ON event (kind, learner);

-- INSERT OR REPLACE deletes without asking delete triggers, hence those before insertion.
CREATE TRIGGER presentation_is_never_changed BEFORE UPDATE ON presentation
BEGIN SELECT RAISE(ABORT, 'a presentation is never changed'); END;
CREATE TRIGGER presentation_is_never_replaced BEFORE INSERT ON presentation
WHEN EXISTS (SELECT 1 FROM presentation WHERE id = NEW.id OR uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'a presentation is never replaced'); END;
CREATE TRIGGER presentation_is_kept BEFORE DELETE ON presentation
WHEN NOT EXISTS (
  SELECT 1 FROM erasure JOIN learner USING (uuid) WHERE learner.id = OLD.learner)
BEGIN SELECT RAISE(ABORT, 'a presentation is never deleted'); END;

CREATE TRIGGER review_is_never_changed BEFORE UPDATE ON review
BEGIN SELECT RAISE(ABORT, 'a review is never changed'); END;
CREATE TRIGGER review_is_never_replaced BEFORE INSERT ON review
WHEN EXISTS (SELECT 1 FROM review WHERE presentation = NEW.presentation OR uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'a review is never replaced'); END;
CREATE TRIGGER review_is_kept BEFORE DELETE ON review
WHEN NOT EXISTS (
  SELECT 1 FROM erasure JOIN learner USING (uuid) JOIN presentation
    ON presentation.learner = learner.id
  WHERE presentation.id = OLD.presentation)
BEGIN SELECT RAISE(ABORT, 'a review is never deleted'); END;

CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'an event is never changed'); END;
CREATE TRIGGER event_is_never_replaced BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE id = NEW.id OR uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'an event is never replaced'); END;
CREATE TRIGGER event_is_kept BEFORE DELETE ON event
WHEN NOT EXISTS (
  SELECT 1 FROM erasure JOIN learner USING (uuid) WHERE learner.id = OLD.learner)
BEGIN SELECT RAISE(ABORT, 'an event is never deleted'); END;

-- Derived from the log -----------------------------------------------------------------------

CREATE TABLE memory_state (
  learner INTEGER NOT NULL REFERENCES learner (id),
  rule INTEGER NOT NULL REFERENCES rule (id),
  -- Both NULL until the rule was graded.
  stability REAL,
  difficulty REAL,
  phase TEXT NOT NULL CHECK (phase IN ('learning', 'review', 'relearning')),
  step INTEGER NOT NULL,
  due INTEGER NOT NULL,
  last_review INTEGER,
  last_day INTEGER,
  review_count INTEGER NOT NULL,
  pass_count INTEGER NOT NULL,
  lapse_count INTEGER NOT NULL,
  strong_pass_days INTEGER NOT NULL,
  last_strong_pass_day INTEGER,
  ungraded_pass_day INTEGER,
  is_suspended INTEGER NOT NULL CHECK (is_suspended IN (0, 1)),
  PRIMARY KEY (learner, rule)
) STRICT, WITHOUT ROWID;

CREATE INDEX memory_state_by_due ON memory_state (learner, due) WHERE is_suspended = 0;

-- What statistics are summed from. The day is the learner's, from 04:00, in days since 1970.
CREATE TABLE day_summary (
  learner INTEGER NOT NULL REFERENCES learner (id),
  day INTEGER NOT NULL,
  lesson INTEGER NOT NULL REFERENCES lesson (id),
  answered INTEGER NOT NULL,
  right_count INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  first_time INTEGER NOT NULL,
  last_time INTEGER NOT NULL,
  PRIMARY KEY (learner, day, lesson)
) STRICT, WITHOUT ROWID;
