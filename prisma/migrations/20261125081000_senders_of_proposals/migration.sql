-- Fingerprints of where a proposal came from, so that a flood from one network displaces its own
-- and nobody else's. They are erased with the decision, as the address is.
ALTER TABLE "proposals" ADD COLUMN "neighbourhood" TEXT,
ADD COLUMN "sender" TEXT;

ALTER TABLE "proposals"
  ADD CONSTRAINT "proposals_neighbourhood_check" CHECK (char_length("neighbourhood") <= 64),
  ADD CONSTRAINT "proposals_sender_check" CHECK (char_length("sender") <= 64);
