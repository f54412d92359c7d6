-- A call whose closing day moved later is news once more. What an instance of the version before
-- wrote has no day, and is not told again when the day is filled in.
ALTER TABLE "call_openings" ADD COLUMN "closes_on" DATE,
  ADD COLUMN "is_prolonged" BOOLEAN NOT NULL DEFAULT false;

UPDATE "call_openings" o SET "closes_on" = c."closes_on" FROM "calls" c WHERE c."id" = o."call_id";
