-- CreateTable
CREATE TABLE "drafts" (
    "user_id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "based_on" TIMESTAMPTZ(3),
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("user_id","entity","place")
);

-- CreateIndex
CREATE INDEX "drafts_saved_at_idx" ON "drafts"("saved_at");

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "drafts"
  ADD CONSTRAINT "drafts_entity_check" CHECK ("entity" IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call')),
  ADD CONSTRAINT "drafts_place_check" CHECK ("place" = 'new' OR "place" ~ '^[0-9a-f-]{36}$'),
  ADD CONSTRAINT "drafts_values_check" CHECK (jsonb_typeof("values") = 'object');
