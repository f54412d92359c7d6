-- CreateTable
CREATE TABLE "media_parts" (
    "name" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "media_parts_pkey" PRIMARY KEY ("name","part")
);

-- CreateTable
CREATE TABLE "media_uses" (
    "url" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,

    CONSTRAINT "media_uses_pkey" PRIMARY KEY ("source","holder","url")
);

-- CreateIndex
CREATE INDEX "media_parts_url_idx" ON "media_parts"("url");

-- CreateIndex
CREATE INDEX "media_uses_url_idx" ON "media_uses"("url");

-- CreateIndex
CREATE INDEX "media_created_at_url_idx" ON "media"("created_at" DESC, "url");

-- AddForeignKey
ALTER TABLE "media_parts" ADD CONSTRAINT "media_parts_url_fkey" FOREIGN KEY ("url") REFERENCES "media"("url") ON DELETE CASCADE ON UPDATE CASCADE;

-- Pictures are compressed already; without trying it again, a part is read in one piece.
ALTER TABLE "media_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

ALTER TABLE "media_parts"
  ADD CONSTRAINT "media_parts_name_check" CHECK ("name" ~ '^[0-9a-f]{20}-[0-9]{1,4}x[0-9]{1,5}(-w[0-9]{3})?\.webp$'),
  ADD CONSTRAINT "media_parts_part_check" CHECK ("part" BETWEEN 0 AND 127),
  ADD CONSTRAINT "media_parts_bytes_check" CHECK (octet_length("bytes") BETWEEN 1 AND 262144);

-- The pictures that stand anywhere in a row; a smaller version counts for its picture.
CREATE FUNCTION "media_urls_in"(r jsonb) RETURNS TABLE (url text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT
  AS $$
    SELECT DISTINCT found[1] || '.webp'
    FROM regexp_matches(r::text, '(/media/[0-9a-f]{20}-[0-9]{1,4}x[0-9]{1,5})', 'g') AS found
    WHERE position('/media/' IN r::text) > 0
  $$;

-- A draft is known by its person, kind and place; whatever else, by its id.
CREATE FUNCTION "put_media_uses"(source text, kind text, r jsonb) RETURNS void
  LANGUAGE sql
  SET search_path FROM CURRENT
  AS $$
    INSERT INTO media_uses (source, holder, entity, entity_id, url)
    SELECT source, coalesce(r ->> 'id', concat_ws(' ', r ->> 'user_id', r ->> 'entity', r ->> 'place')),
      coalesce(r ->> 'entity', kind), coalesce(r ->> 'entity_id', r ->> 'id', r ->> 'place'), url
    FROM media_urls_in(r)
  $$;

-- TG_ARGV[0] is the kind of a row that does not say it. The lock makes a picture that is being
-- deleted wait for whoever begins to use it.
CREATE FUNCTION "note_media_uses"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  DECLARE
    r jsonb := to_jsonb(OLD);
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM media_uses WHERE source = TG_TABLE_NAME AND holder =
        coalesce(r ->> 'id', concat_ws(' ', r ->> 'user_id', r ->> 'entity', r ->> 'place'));
    END IF;
    IF TG_OP <> 'DELETE' THEN
      r := to_jsonb(NEW);
      PERFORM 1 FROM media WHERE url IN (SELECT u.url FROM media_urls_in(r) u) FOR KEY SHARE;
      PERFORM put_media_uses(TG_TABLE_NAME, TG_ARGV[0], r);
    END IF;
    RETURN NULL;
  END $$;

CREATE FUNCTION "forget_media_uses"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    DELETE FROM media_uses WHERE source = TG_TABLE_NAME;
    RETURN NULL;
  END $$;

CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE OR UPDATE OF "image_url", "content", "excerpt"
  ON "articles" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"('article');
CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE OR UPDATE
  ON "trash" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"();
CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE
  ON "revisions" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"();
CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE OR UPDATE
  ON "drafts" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"();
CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE OR UPDATE OF "body", "html"
  ON "letters" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"('letter');

CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "articles" EXECUTE FUNCTION "forget_media_uses"();
CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "trash" EXECUTE FUNCTION "forget_media_uses"();
CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "revisions" EXECUTE FUNCTION "forget_media_uses"();
CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "drafts" EXECUTE FUNCTION "forget_media_uses"();
CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "letters" EXECUTE FUNCTION "forget_media_uses"();

SELECT put_media_uses('articles', 'article', to_jsonb(r)) FROM articles r;
SELECT put_media_uses('trash', NULL, to_jsonb(r)) FROM trash r;
SELECT put_media_uses('revisions', NULL, to_jsonb(r)) FROM revisions r;
SELECT put_media_uses('drafts', NULL, to_jsonb(r)) FROM drafts r;
SELECT put_media_uses('letters', 'letter', to_jsonb(r)) FROM letters r;

ANALYZE "media_parts";
ANALYZE "media_uses";
