-- What stands in a frozen letter for its readers' own links is drawn with each release, so that no
-- text can name it. What an instance of the version before froze has none: see markedLinks.
ALTER TABLE "letters" ADD COLUMN "mark" TEXT;
