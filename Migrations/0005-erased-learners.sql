-- A learner who was erased does not come back, whoever brings the rows: a merge or an older copy.

CREATE TRIGGER learner_stays_erased BEFORE INSERT ON learner
WHEN EXISTS (SELECT 1 FROM erasure WHERE uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'an erased learner is not brought back'); END;
