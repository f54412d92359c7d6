-- CreateTable
CREATE TABLE "article_lookups" (
    "article_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "article_lookups_pkey" PRIMARY KEY ("article_id")
);

INSERT INTO "article_lookups" ("article_id", "text")
SELECT id, fold_text(concat_ws(E'\n', title, slug, excerpt, author)) FROM "articles";

-- CreateIndex
CREATE INDEX "article_lookups_text_idx" ON "article_lookups" USING GIN ("text" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "article_lookups" ADD CONSTRAINT "article_lookups_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every question reads all pending entries: few of them, so that an index is always worth its way.
ALTER INDEX "article_lookups_text_idx" SET (gin_pending_list_limit = 256);

CREATE FUNCTION "put_article_lookup"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    INSERT INTO article_lookups (article_id, text)
    VALUES (NEW.id, fold_text(concat_ws(E'\n', NEW.title, NEW.slug, NEW.excerpt, NEW.author)))
    ON CONFLICT (article_id) DO UPDATE SET text = excluded.text;
    RETURN NULL;
  END $$;

CREATE TRIGGER "lookup_put" AFTER INSERT OR UPDATE OF "title", "slug", "excerpt", "author" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "put_article_lookup"();
