-- What a course says about itself (version, authors, licence, language) and requires of other courses, as JSON:
-- nothing is selected by it.
ALTER TABLE course ADD COLUMN document TEXT NOT NULL DEFAULT '{"version":1}';
