-- French full text without accents: "Équivalence", "equivalence" and "équivalences" are one word.
CREATE TEXT SEARCH CONFIGURATION "french_folded" (COPY = pg_catalog.french);
ALTER TEXT SEARCH CONFIGURATION "french_folded"
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;

-- What a search term must go through before it is compared with search_documents. Declared
-- immutable (unaccent reads a file that never changes) so that it is computed once for a query.
CREATE FUNCTION "fold_text"(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  SET search_path FROM CURRENT
  AS $$ SELECT lower(unaccent(value)) $$;

CREATE FUNCTION "put_search_document"(kind text, id uuid, title text, excerpt text, content text)
  RETURNS void
  LANGUAGE sql
  SET search_path FROM CURRENT
  AS $$
    INSERT INTO search_documents (kind, entity_id, title, excerpt, content, words)
    VALUES (
      $1, $2, fold_text($3), fold_text($4), fold_text($5),
      setweight(to_tsvector('french_folded', $3), 'A') ||
      setweight(to_tsvector('french_folded', $4), 'B') ||
      setweight(to_tsvector('french_folded', $5), 'C')
    )
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET title = excluded.title, excerpt = excluded.excerpt,
        content = excluded.content, words = excluded.words
  $$;

CREATE FUNCTION "index_article"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM put_search_document('article', NEW.id, NEW.title, NEW.excerpt, NEW.content);
    RETURN NULL;
  END $$;

-- TG_ARGV[0] is the kind.
CREATE FUNCTION "index_named_entity"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM put_search_document(TG_ARGV[0], NEW.id, NEW.name, NEW.description, '');
    RETURN NULL;
  END $$;

CREATE FUNCTION "drop_search_document"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM search_documents WHERE kind = TG_ARGV[0];
    ELSE
      DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
    END IF;
    RETURN NULL;
  END $$;

CREATE TRIGGER "search_put" AFTER INSERT OR UPDATE OF "title", "excerpt", "content" ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "index_article"();
CREATE TRIGGER "search_put" AFTER INSERT OR UPDATE OF "name", "description" ON "universities"
  FOR EACH ROW EXECUTE FUNCTION "index_named_entity"('university');
CREATE TRIGGER "search_put" AFTER INSERT OR UPDATE OF "name", "description" ON "categories"
  FOR EACH ROW EXECUTE FUNCTION "index_named_entity"('category');
CREATE TRIGGER "search_put" AFTER INSERT OR UPDATE OF "name", "description" ON "cities"
  FOR EACH ROW EXECUTE FUNCTION "index_named_entity"('city');

CREATE TRIGGER "search_drop" AFTER DELETE ON "articles"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_document"('article');
CREATE TRIGGER "search_drop" AFTER DELETE ON "universities"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_document"('university');
CREATE TRIGGER "search_drop" AFTER DELETE ON "categories"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_document"('category');
CREATE TRIGGER "search_drop" AFTER DELETE ON "cities"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_document"('city');

CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_document"('article');
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "universities"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_document"('university');
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_document"('category');
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "cities"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_document"('city');
