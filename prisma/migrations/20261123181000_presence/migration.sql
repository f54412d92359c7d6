-- CreateTable
CREATE TABLE "presences" (
    "user_id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "row_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "presences_pkey" PRIMARY KEY ("user_id","entity","row_id")
);

-- CreateIndex
CREATE INDEX "presences_row_id_idx" ON "presences"("row_id");

-- AddForeignKey
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "presences"
  ADD CONSTRAINT "presences_entity_check" CHECK ("entity" IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call'));
