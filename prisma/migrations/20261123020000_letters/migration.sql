-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "refused_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "letters" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "subject" TEXT NOT NULL,
    "preheader" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL DEFAULT '',
    "article_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "programme_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "state" TEXT NOT NULL DEFAULT 'draft',
    "send_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "html" TEXT,
    "plain" TEXT,
    "trouble" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_recipients" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "letter_id" UUID NOT NULL,
    "subscriber_id" UUID,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claim" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letter_recipients_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "letters_state_send_at_idx" ON "letters"("state", "send_at");

-- CreateIndex
CREATE INDEX "letters_created_at_id_idx" ON "letters"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "letter_recipients_letter_id_state_at_idx" ON "letter_recipients"("letter_id", "state", "at");

-- CreateIndex
CREATE INDEX "letter_recipients_state_due_at_idx" ON "letter_recipients"("state", "due_at");

-- CreateIndex
CREATE INDEX "letter_recipients_subscriber_id_idx" ON "letter_recipients"("subscriber_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_recipients_letter_id_subscriber_id_key" ON "letter_recipients"("letter_id", "subscriber_id");

-- AddForeignKey
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "newsletter_subscribers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_refused_at_check" CHECK ("refused_at" IS NULL OR NOT "active");

ALTER TABLE "letters"
  ADD CONSTRAINT "letters_subject_check" CHECK (btrim("subject") <> '' AND char_length("subject") <= 150 AND "subject" !~ '[\r\n]'),
  ADD CONSTRAINT "letters_preheader_check" CHECK (char_length("preheader") <= 200),
  ADD CONSTRAINT "letters_body_check" CHECK (char_length("body") <= 20000),
  ADD CONSTRAINT "letters_article_ids_check" CHECK ("article_ids" IS NOT NULL AND cardinality("article_ids") <= 12),
  ADD CONSTRAINT "letters_programme_ids_check" CHECK ("programme_ids" IS NOT NULL AND cardinality("programme_ids") <= 12),
  ADD CONSTRAINT "letters_state_check" CHECK ("state" IN ('draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent')),
  ADD CONSTRAINT "letters_frozen_check" CHECK ("state" = 'draft' OR ("html" IS NOT NULL AND "plain" IS NOT NULL AND "send_at" IS NOT NULL)),
  ADD CONSTRAINT "letters_started_check" CHECK (("state" IN ('draft', 'scheduled')) = ("started_at" IS NULL)),
  ADD CONSTRAINT "letters_ended_check" CHECK (("state" IN ('stopped', 'sent')) = ("ended_at" IS NOT NULL));

ALTER TABLE "letter_recipients"
  ADD CONSTRAINT "letter_recipients_state_check" CHECK ("state" IN ('waiting', 'claimed', 'handed', 'sent', 'failed', 'left', 'unknown', 'stopped')),
  ADD CONSTRAINT "letter_recipients_attempts_check" CHECK ("attempts" >= 0),
  ADD CONSTRAINT "letter_recipients_claim_check" CHECK ("claim" IS NOT NULL OR "state" NOT IN ('claimed', 'handed')),
  ADD CONSTRAINT "letter_recipients_reason_check" CHECK (char_length("reason") <= 500);
