-- AlterTable
ALTER TABLE "letters" ADD COLUMN     "digest_week" DATE;

-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "subjects_at" TIMESTAMPTZ(3),
ADD COLUMN     "wants_calls" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "subscriber_categories" (
    "subscriber_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,

    CONSTRAINT "subscriber_categories_pkey" PRIMARY KEY ("subscriber_id","category_id")
);

-- CreateTable
CREATE TABLE "subscriber_cities" (
    "subscriber_id" UUID NOT NULL,
    "city_id" UUID NOT NULL,

    CONSTRAINT "subscriber_cities_pkey" PRIMARY KEY ("subscriber_id","city_id")
);

-- CreateTable
CREATE TABLE "digest_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "weekday" INTEGER NOT NULL DEFAULT 2,
    "hour" INTEGER NOT NULL DEFAULT 9,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "digest_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call_openings" (
    "call_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "call_openings_pkey" PRIMARY KEY ("call_id")
);

-- CreateIndex
CREATE INDEX "subscriber_categories_category_id_idx" ON "subscriber_categories"("category_id");

-- CreateIndex
CREATE INDEX "subscriber_cities_city_id_idx" ON "subscriber_cities"("city_id");

-- CreateIndex
CREATE INDEX "call_openings_seen_at_idx" ON "call_openings"("seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "letters_digest_week_key" ON "letters"("digest_week");

-- AddForeignKey
ALTER TABLE "subscriber_categories" ADD CONSTRAINT "subscriber_categories_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "newsletter_subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_categories" ADD CONSTRAINT "subscriber_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_cities" ADD CONSTRAINT "subscriber_cities_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "newsletter_subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_cities" ADD CONSTRAINT "subscriber_cities_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_openings" ADD CONSTRAINT "call_openings_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "calls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "digest_settings"
  ADD CONSTRAINT "digest_settings_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "digest_settings_weekday_check" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "digest_settings_hour_check" CHECK ("hour" BETWEEN 0 AND 23);

-- The pages of readers offer subjects only while there is a digest.
CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "digest_settings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

-- A digest is never a draft and never scheduled, so that no act on a letter, and no version of the
-- site from before, takes it for one. It has no text of its own, and may end before it began.
ALTER TABLE "letters"
  DROP CONSTRAINT "letters_state_check",
  DROP CONSTRAINT "letters_frozen_check",
  DROP CONSTRAINT "letters_started_check",
  ADD CONSTRAINT "letters_state_check" CHECK ("state" IN ('draft', 'scheduled', 'prepared', 'sending', 'paused', 'stopped', 'sent')),
  ADD CONSTRAINT "letters_frozen_check" CHECK (
    CASE WHEN "digest_week" IS NULL
      THEN "state" = 'draft' OR ("html" IS NOT NULL AND "plain" IS NOT NULL AND "send_at" IS NOT NULL)
      ELSE "html" IS NULL AND "plain" IS NULL AND "send_at" IS NOT NULL END
  ),
  ADD CONSTRAINT "letters_started_check" CHECK (
    ("state" IN ('draft', 'scheduled', 'prepared')) = ("started_at" IS NULL)
    OR ("state" = 'stopped' AND "digest_week" IS NOT NULL)
  ),
  ADD CONSTRAINT "letters_digest_check" CHECK (
    CASE WHEN "digest_week" IS NULL THEN "state" <> 'prepared' ELSE "state" NOT IN ('draft', 'scheduled') END
  ),
  ADD CONSTRAINT "letters_digest_week_check" CHECK (extract(isodow FROM "digest_week") = 1);
