-- CreateTable
CREATE TABLE "proposals" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "programme_id" UUID,
    "what" TEXT NOT NULL,
    "source_url" TEXT NOT NULL,
    "email" TEXT,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "state" TEXT NOT NULL DEFAULT 'open',
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "proposals_state_created_at_id_idx" ON "proposals"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "proposals_programme_id_idx" ON "proposals"("programme_id");

-- AddForeignKey
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "proposals"
  ADD CONSTRAINT "proposals_kind_check" CHECK ("kind" IN ('correction', 'addition')),
  ADD CONSTRAINT "proposals_what_check" CHECK (btrim("what") <> '' AND char_length("what") <= 2000),
  ADD CONSTRAINT "proposals_source_url_check" CHECK ("source_url" ~* '^https?://[^ \t\r\n\\]+$' AND char_length("source_url") <= 2000),
  ADD CONSTRAINT "proposals_email_check" CHECK ("email" = lower("email") AND "email" ~ '^[^ \t\r\n@]+@[^ \t\r\n@]+$' AND char_length("email") <= 254),
  ADD CONSTRAINT "proposals_fields_check" CHECK (jsonb_typeof("fields") = 'object'),
  ADD CONSTRAINT "proposals_state_check" CHECK ("state" IN ('open', 'accepted', 'declined')),
  ADD CONSTRAINT "proposals_reason_check" CHECK (btrim("reason") <> '' AND char_length("reason") <= 500),
  -- Whoever wrote is known only as long as an answer may be needed.
  ADD CONSTRAINT "proposals_decision_check" CHECK (
    CASE WHEN "state" = 'open' THEN "decided_at" IS NULL AND "reason" IS NULL
    ELSE "decided_at" IS NOT NULL AND "email" IS NULL END
  ),
  ADD CONSTRAINT "proposals_declined_check" CHECK (("state" = 'declined') = ("reason" IS NOT NULL));
