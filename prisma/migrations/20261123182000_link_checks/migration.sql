-- CreateTable
CREATE TABLE "link_checks" (
    "address" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "status" INTEGER,
    "tried_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_checks_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "link_checks_tried_at_idx" ON "link_checks"("tried_at");

ALTER TABLE "link_checks"
  ADD CONSTRAINT "link_checks_address_check" CHECK (char_length("address") <= 2000),
  ADD CONSTRAINT "link_checks_state_check" CHECK ("state" IN ('there', 'missing', 'refused', 'failing', 'unreachable', 'endless', 'private'));
