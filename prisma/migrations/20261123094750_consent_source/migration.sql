-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "consent_source" TEXT;

ALTER TABLE "newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_consent_source_check" CHECK (btrim("consent_source") <> '' AND char_length("consent_source") <= 300);
