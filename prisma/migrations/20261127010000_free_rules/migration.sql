-- By which rule a master is free is said by the rule, not by the code.
ALTER TABLE rules DROP CONSTRAINT IF EXISTS rules_field_check;
ALTER TABLE rules ADD CONSTRAINT rules_field_check
  CHECK (field IN ('feeFree', 'feeAmount', 'semesters', 'admissionModes', 'rhythm', 'languages', 'places'));
UPDATE rules SET field = 'feeFree' WHERE slug = 'gratuite-a-temps-plein' AND field = 'feeAmount';
