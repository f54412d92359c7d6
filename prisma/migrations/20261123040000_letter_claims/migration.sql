-- Each claim takes the first open row of a letter; the rows that are done are in no one's way.
CREATE INDEX "letter_recipients_open" ON "letter_recipients"("letter_id", "due_at", "id")
  WHERE "state" IN ('waiting', 'claimed');
