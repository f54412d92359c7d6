-- What results are found and sorted by, apart from the long texts: a narrow table is read fast,
-- and publishing an article rewrites no trigram index. The city is one more word of a document.
CREATE TABLE "search_entries" (
    "kind" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "shown_from" TIMESTAMPTZ(3),
    "title_words" tsvector NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "search_entries_pkey" PRIMARY KEY ("kind","entity_id")
);

CREATE FUNCTION "city_word"(city_id uuid) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(array_remove(ARRAY['city:' || $1], NULL)) $$;

INSERT INTO "search_entries" (kind, entity_id, shown_from, title_words, words)
SELECT d.kind, d.entity_id,
  CASE WHEN d.kind = 'article' THEN a.published_at ELSE '-infinity' END,
  to_tsvector('french_folded', d.title),
  d.words || city_word(
    CASE d.kind WHEN 'article' THEN a.city_id WHEN 'university' THEN u.city_id WHEN 'city' THEN d.entity_id END
  )
FROM "search_documents" d
  LEFT JOIN "articles" a ON d.kind = 'article' AND a.id = d.entity_id
  LEFT JOIN "universities" u ON d.kind = 'university' AND u.id = d.entity_id;

CREATE INDEX "search_entries_words_idx" ON "search_entries" USING GIN ("words");
CREATE INDEX "search_entries_title_words_idx" ON "search_entries" USING GIN ("title_words");
CREATE INDEX "search_entries_shown_from_entity_id_idx" ON "search_entries" ("shown_from" DESC, "entity_id");

ALTER TABLE "search_documents" DROP COLUMN "words";

DROP FUNCTION "put_search_document"(text, uuid, text, text, text);
CREATE FUNCTION "put_search_document"(
  kind text, id uuid, title text, excerpt text, content text, city_id uuid, shown_from timestamptz
) RETURNS void
  LANGUAGE sql
  SET search_path FROM CURRENT
  AS $$
    INSERT INTO search_documents (kind, entity_id, title, excerpt, content)
    VALUES ($1, $2, fold_text($3), fold_text($4), fold_text($5))
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET title = excluded.title, excerpt = excluded.excerpt, content = excluded.content;

    INSERT INTO search_entries (kind, entity_id, shown_from, title_words, words)
    VALUES (
      $1, $2, $7,
      to_tsvector('french_folded', $3),
      setweight(to_tsvector('french_folded', $3), 'A') ||
      setweight(to_tsvector('french_folded', $4), 'B') ||
      setweight(to_tsvector('french_folded', $5), 'C') ||
      city_word($6)
    )
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET shown_from = excluded.shown_from, title_words = excluded.title_words, words = excluded.words;
  $$;

CREATE OR REPLACE FUNCTION "index_article"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM put_search_document(
      'article', NEW.id, NEW.title, NEW.excerpt, NEW.content, NEW.city_id, NEW.published_at
    );
    RETURN NULL;
  END $$;

-- TG_ARGV[0] is the kind.
CREATE OR REPLACE FUNCTION "index_named_entity"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  DECLARE
    city uuid := CASE TG_ARGV[0]
      WHEN 'city' THEN NEW.id
      WHEN 'university' THEN (to_jsonb(NEW) ->> 'city_id')::uuid
    END;
  BEGIN
    PERFORM put_search_document(TG_ARGV[0], NEW.id, NEW.name, NEW.description, '', city, '-infinity');
    RETURN NULL;
  END $$;

CREATE OR REPLACE FUNCTION "drop_search_document"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM search_documents WHERE kind = TG_ARGV[0];
      DELETE FROM search_entries WHERE kind = TG_ARGV[0];
    ELSE
      DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
      DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
    END IF;
    RETURN NULL;
  END $$;

-- Publishing something, or moving it to another city, does not parse its text again.
CREATE FUNCTION "move_search_entry"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    UPDATE search_entries
    SET words = ts_delete(words, 'city:' || coalesce(OLD.city_id::text, '')) || city_word(NEW.city_id),
        shown_from = CASE
          WHEN TG_ARGV[0] = 'article' THEN (to_jsonb(NEW) ->> 'published_at')::timestamptz
          ELSE shown_from
        END
    WHERE kind = TG_ARGV[0] AND entity_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE TRIGGER "search_move" AFTER UPDATE OF "published_at", "city_id" ON "articles"
  FOR EACH ROW
  WHEN (OLD.published_at IS DISTINCT FROM NEW.published_at OR OLD.city_id IS DISTINCT FROM NEW.city_id)
  EXECUTE FUNCTION "move_search_entry"('article');
CREATE TRIGGER "search_move" AFTER UPDATE OF "city_id" ON "universities"
  FOR EACH ROW WHEN (OLD.city_id IS DISTINCT FROM NEW.city_id)
  EXECUTE FUNCTION "move_search_entry"('university');
