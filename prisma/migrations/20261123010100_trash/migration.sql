-- CreateTable
CREATE TABLE "trash" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "row" JSONB NOT NULL,
    "held" JSONB NOT NULL DEFAULT '[]',
    "heir_id" UUID,
    "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_label" TEXT NOT NULL,

    CONSTRAINT "trash_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "trash_entity_deleted_at_id_idx" ON "trash"("entity", "deleted_at" DESC, "id");

ALTER TABLE "trash"
  ADD CONSTRAINT "trash_entity_check" CHECK ("entity" IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call')),
  ADD CONSTRAINT "trash_row_check" CHECK (jsonb_typeof("row") = 'object'),
  ADD CONSTRAINT "trash_held_check" CHECK (jsonb_typeof("held") = 'array');
