-- CreateTable
CREATE TABLE "redirects" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "source" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "redirects_source_key" ON "redirects"("source");

-- CreateIndex
CREATE INDEX "redirects_target_idx" ON "redirects"("target");

-- CreateIndex
CREATE INDEX "redirects_created_at_id_idx" ON "redirects"("created_at" DESC, "id");

-- Both become headers of an answer, so neither may be anything but a path of this site.
ALTER TABLE "redirects"
  ADD CONSTRAINT "redirects_source_check" CHECK ("source" ~ '^/[!-~]+$' AND "source" !~ '//|[?#\\]' AND char_length("source") <= 500),
  ADD CONSTRAINT "redirects_target_check" CHECK ("target" ~ '^/[!-~]*$' AND "target" !~ '//|[?#\\]' AND char_length("target") <= 500),
  ADD CONSTRAINT "redirects_apart_check" CHECK ("source" <> "target");

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
