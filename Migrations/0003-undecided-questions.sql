-- A course is taken in at once, before its questions are run: to run them all would keep a learner
-- waiting for their first question. What a question asks is here until its run has decided it, when it
-- is first wanted; then it becomes a revision, whose meaning holds the answer.

CREATE TABLE undecided (
  question INTEGER PRIMARY KEY REFERENCES question (id),
  prompt TEXT NOT NULL,
  scenario TEXT NOT NULL,
  ios TEXT NOT NULL,
  device TEXT NOT NULL,
  -- What is asked, with the checks of each choice, as JSON.
  checks TEXT NOT NULL
) STRICT;
