-- What the right answer was the last time may be remembered without knowing the rule, so such a pass does
-- not count towards holding it. A number that the right answer makes, the same whatever the classes are
-- called and in whatever order choices stand; NULL where it was not kept yet.

ALTER TABLE presentation ADD COLUMN answer INTEGER;
