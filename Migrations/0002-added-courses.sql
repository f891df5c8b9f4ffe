-- A course that an instructor added from a folder of their own is taught with those that ship with
-- the program, from what is stored of it: the folder may change or go.

-- Where it was added from; NULL for courses that were not added.
ALTER TABLE course ADD COLUMN folder TEXT;
