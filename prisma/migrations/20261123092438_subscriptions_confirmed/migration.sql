-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "confirmations" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "pending_since" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "newsletter_subscribers_pending_since_idx" ON "newsletter_subscribers"("pending_since");

ALTER TABLE "newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_pending_since_check" CHECK ("pending_since" IS NULL OR NOT "active"),
  ADD CONSTRAINT "newsletter_subscribers_confirmations_check" CHECK ("confirmations" >= 0);
