-- AlterTable
ALTER TABLE "universities" ADD COLUMN "recognised_year" INTEGER,
ADD COLUMN "recognition_source" TEXT,
ADD COLUMN "recognition_to_verify" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "status" TEXT;

-- CreateTable
CREATE TABLE "establishments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "acronym" TEXT,
    "slug" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT,
    "university_id" UUID NOT NULL,
    "city_id" UUID,
    "website_url" TEXT,
    "apply_url" TEXT,
    "internal_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "establishments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "programmes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "original_title" TEXT,
    "slug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "establishment_id" UUID NOT NULL,
    "languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "rhythm" TEXT,
    "semesters" INTEGER,
    "admission" TEXT,
    "admission_modes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "requirements" TEXT,
    "fee_free" BOOLEAN NOT NULL DEFAULT false,
    "fee_amount" INTEGER,
    "fee_per" TEXT,
    "fee_year" INTEGER,
    "fee_approximate" BOOLEAN NOT NULL DEFAULT false,
    "official_url" TEXT,
    "status" TEXT NOT NULL,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "verified_on" DATE,
    "internal_note" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "programmes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "programme_categories" (
    "programme_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,

    CONSTRAINT "programme_categories_pkey" PRIMARY KEY ("programme_id","category_id")
);

-- CreateTable
CREATE TABLE "calls" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "establishment_id" UUID NOT NULL,
    "academic_year" TEXT NOT NULL,
    "opens_on" DATE,
    "closes_on" DATE,
    "apply_url" TEXT,
    "note" TEXT,
    "source" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call_programmes" (
    "call_id" UUID NOT NULL,
    "programme_id" UUID NOT NULL,

    CONSTRAINT "call_programmes_pkey" PRIMARY KEY ("call_id","programme_id")
);

-- CreateTable
CREATE TABLE "seeded_content" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seeded_content_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "establishments_slug_key" ON "establishments"("slug");

-- CreateIndex
CREATE INDEX "establishments_name_id_idx" ON "establishments"("name", "id");

-- CreateIndex
CREATE INDEX "establishments_university_id_name_id_idx" ON "establishments"("university_id", "name", "id");

-- CreateIndex
CREATE INDEX "establishments_city_id_name_id_idx" ON "establishments"("city_id", "name", "id");

-- CreateIndex
CREATE INDEX "establishments_type_name_id_idx" ON "establishments"("type", "name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "programmes_slug_key" ON "programmes"("slug");

-- CreateIndex
CREATE INDEX "programmes_name_id_idx" ON "programmes"("name", "id");

-- CreateIndex
CREATE INDEX "programmes_establishment_id_name_id_idx" ON "programmes"("establishment_id", "name", "id");

-- CreateIndex
CREATE INDEX "programmes_published_at_id_idx" ON "programmes"("published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "programmes_updated_at_id_idx" ON "programmes"("updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "programmes_verified_on_id_idx" ON "programmes"("verified_on", "id");

-- CreateIndex
CREATE INDEX "programmes_kind_name_id_idx" ON "programmes"("kind", "name", "id");

-- CreateIndex
CREATE INDEX "programmes_rhythm_name_id_idx" ON "programmes"("rhythm", "name", "id");

-- CreateIndex
CREATE INDEX "programmes_status_name_id_idx" ON "programmes"("status", "name", "id");

-- CreateIndex
CREATE INDEX "programmes_languages_idx" ON "programmes" USING GIN ("languages");

-- CreateIndex
CREATE INDEX "programme_categories_category_id_programme_id_idx" ON "programme_categories"("category_id", "programme_id");

-- CreateIndex
CREATE UNIQUE INDEX "calls_slug_key" ON "calls"("slug");

-- CreateIndex
CREATE INDEX "calls_establishment_id_academic_year_id_idx" ON "calls"("establishment_id", "academic_year" DESC, "id");

-- CreateIndex
CREATE INDEX "calls_academic_year_closes_on_id_idx" ON "calls"("academic_year" DESC, "closes_on", "id");

-- CreateIndex
CREATE INDEX "calls_closes_on_id_idx" ON "calls"("closes_on", "id");

-- CreateIndex
CREATE INDEX "call_programmes_programme_id_idx" ON "call_programmes"("programme_id");

-- AddForeignKey
ALTER TABLE "establishments" ADD CONSTRAINT "establishments_university_id_fkey" FOREIGN KEY ("university_id") REFERENCES "universities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "establishments" ADD CONSTRAINT "establishments_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_establishment_id_fkey" FOREIGN KEY ("establishment_id") REFERENCES "establishments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "programme_categories" ADD CONSTRAINT "programme_categories_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "programme_categories" ADD CONSTRAINT "programme_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calls" ADD CONSTRAINT "calls_establishment_id_fkey" FOREIGN KEY ("establishment_id") REFERENCES "establishments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_programmes" ADD CONSTRAINT "call_programmes_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "calls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_programmes" ADD CONSTRAINT "call_programmes_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Names sort as French readers expect, as in the other tables.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') THEN
    ALTER TABLE "establishments" ALTER COLUMN "name" TYPE TEXT COLLATE "und-x-icu";
    ALTER TABLE "programmes" ALTER COLUMN "name" TYPE TEXT COLLATE "und-x-icu";
  END IF;
END $$;
