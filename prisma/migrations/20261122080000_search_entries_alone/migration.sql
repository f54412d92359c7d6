-- search_documents and its three trigram indexes answered no question any more, and writing them was
-- most of what a save cost: search_entries and search_words hold all that search reads.
DROP TABLE "search_documents";

CREATE FUNCTION "document_words"(title text, excerpt text, content text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT
  AS $$
    SELECT setweight(to_tsvector('french_folded', $1), 'A') ||
           setweight(to_tsvector('french_folded', $2), 'B') ||
           setweight(to_tsvector('french_folded', $3), 'C')
  $$;

DROP FUNCTION "put_search_document"(text, uuid, text, text, text, uuid, timestamptz);
CREATE FUNCTION "put_search_entry"(
  kind text, id uuid, title text, excerpt text, content text, city_id uuid, shown_from timestamptz
) RETURNS void
  LANGUAGE sql
  SET search_path FROM CURRENT
  AS $$
    INSERT INTO search_entries (kind, entity_id, shown_from, title_words, words)
    VALUES ($1, $2, $7, to_tsvector('french_folded', $3), document_words($3, $4, $5) || city_word($6))
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET shown_from = excluded.shown_from, title_words = excluded.title_words, words = excluded.words;

    SELECT learn_search_words($3);
  $$;

CREATE OR REPLACE FUNCTION "index_article"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM put_search_entry(
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
    PERFORM put_search_entry(TG_ARGV[0], NEW.id, NEW.name, NEW.description, '', city, '-infinity');
    RETURN NULL;
  END $$;

CREATE FUNCTION "drop_search_entry"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM search_entries WHERE kind = TG_ARGV[0];
      DELETE FROM search_words w WHERE NOT EXISTS (
        SELECT FROM search_entries e WHERE e.title_words @@ plainto_tsquery('french_folded', w.word)
      );
    ELSE
      DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
    END IF;
    RETURN NULL;
  END $$;

-- A save of the back-office sets every column, so UPDATE OF alone would not tell what changed.
DROP TRIGGER "search_put" ON "articles";
CREATE TRIGGER "search_insert" AFTER INSERT ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "index_article"();
CREATE TRIGGER "search_update" AFTER UPDATE OF "title", "excerpt", "content" ON "articles"
  FOR EACH ROW WHEN (
    OLD.title IS DISTINCT FROM NEW.title
    OR OLD.excerpt IS DISTINCT FROM NEW.excerpt
    OR OLD.content IS DISTINCT FROM NEW.content
  ) EXECUTE FUNCTION "index_article"();
DROP TRIGGER "search_put" ON "universities";
CREATE TRIGGER "search_insert" AFTER INSERT ON "universities"
  FOR EACH ROW EXECUTE FUNCTION "index_named_entity"('university');
CREATE TRIGGER "search_update" AFTER UPDATE OF "name", "description" ON "universities"
  FOR EACH ROW WHEN (
    OLD.name IS DISTINCT FROM NEW.name
    OR OLD.description IS DISTINCT FROM NEW.description
  ) EXECUTE FUNCTION "index_named_entity"('university');
DROP TRIGGER "search_put" ON "categories";
CREATE TRIGGER "search_insert" AFTER INSERT ON "categories"
  FOR EACH ROW EXECUTE FUNCTION "index_named_entity"('category');
CREATE TRIGGER "search_update" AFTER UPDATE OF "name", "description" ON "categories"
  FOR EACH ROW WHEN (
    OLD.name IS DISTINCT FROM NEW.name
    OR OLD.description IS DISTINCT FROM NEW.description
  ) EXECUTE FUNCTION "index_named_entity"('category');
DROP TRIGGER "search_put" ON "cities";
CREATE TRIGGER "search_insert" AFTER INSERT ON "cities"
  FOR EACH ROW EXECUTE FUNCTION "index_named_entity"('city');
CREATE TRIGGER "search_update" AFTER UPDATE OF "name", "description" ON "cities"
  FOR EACH ROW WHEN (
    OLD.name IS DISTINCT FROM NEW.name
    OR OLD.description IS DISTINCT FROM NEW.description
  ) EXECUTE FUNCTION "index_named_entity"('city');

DROP TRIGGER "search_drop" ON "articles";
CREATE TRIGGER "search_drop" AFTER DELETE ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"('article');
DROP TRIGGER "search_clear" ON "articles";
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_entry"('article');

DROP TRIGGER "search_drop" ON "universities";
CREATE TRIGGER "search_drop" AFTER DELETE ON "universities"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"('university');
DROP TRIGGER "search_clear" ON "universities";
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "universities"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_entry"('university');

DROP TRIGGER "search_drop" ON "categories";
CREATE TRIGGER "search_drop" AFTER DELETE ON "categories"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"('category');
DROP TRIGGER "search_clear" ON "categories";
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_entry"('category');

DROP TRIGGER "search_drop" ON "cities";
CREATE TRIGGER "search_drop" AFTER DELETE ON "cities"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"('city');
DROP TRIGGER "search_clear" ON "cities";
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "cities"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_entry"('city');

DROP FUNCTION "drop_search_document"();

DROP TRIGGER "lookup_put" ON "articles";
CREATE TRIGGER "lookup_insert" AFTER INSERT ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "put_article_lookup"();
CREATE TRIGGER "lookup_update" AFTER UPDATE OF "title", "slug", "excerpt", "author" ON "articles"
  FOR EACH ROW WHEN (
    OLD.title IS DISTINCT FROM NEW.title
    OR OLD.slug IS DISTINCT FROM NEW.slug
    OR OLD.excerpt IS DISTINCT FROM NEW.excerpt
    OR OLD.author IS DISTINCT FROM NEW.author
  ) EXECUTE FUNCTION "put_article_lookup"();
