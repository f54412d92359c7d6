-- Every instance hears of what readers may see; internal notes are not among it.
DROP TRIGGER "content_changed" ON "universities";
CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    "name", "slug", "description", "city_id", "website_url", "program_count",
    "status", "recognised_year", "recognition_source", "recognition_to_verify"
  ON "universities" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    "name", "acronym", "slug", "type", "description", "university_id", "city_id", "website_url", "apply_url"
  ON "establishments" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    "name", "original_title", "slug", "kind", "establishment_id", "languages", "rhythm", "semesters",
    "admission", "admission_modes", "requirements", "fee_free", "fee_amount", "fee_per", "fee_year",
    "fee_approximate", "official_url", "status", "sources", "verified_on", "published_at"
  ON "programmes" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "programme_categories" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "calls" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "call_programmes" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

-- People look for "master encg settat": the acronym is a word of the title, and the names of the
-- establishment, the university and the city are words of the text.
CREATE FUNCTION "index_programmes"(ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM put_search_entry(
      'programme', p.id, concat_ws(' ', p.name, e.acronym),
      concat_ws(' ', p.original_title, e.name), concat_ws(' ', u.name, c.name),
      e.city_id, p.published_at
    )
    FROM programmes p
      JOIN establishments e ON e.id = p.establishment_id
      JOIN universities u ON u.id = e.university_id
      LEFT JOIN cities c ON c.id = e.city_id
    WHERE p.id = ANY (ids);
  END $$;

CREATE FUNCTION "index_establishments"(ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM put_search_entry(
      'establishment', e.id, concat_ws(' ', e.name, e.acronym), coalesce(e.description, ''),
      concat_ws(' ', u.name, c.name), e.city_id, '-infinity'
    )
    FROM establishments e
      JOIN universities u ON u.id = e.university_id
      LEFT JOIN cities c ON c.id = e.city_id
    WHERE e.id = ANY (ids);
    PERFORM index_programmes(ARRAY(SELECT p.id FROM programmes p WHERE p.establishment_id = ANY (ids)));
  END $$;

CREATE FUNCTION "index_programme"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM index_programmes(ARRAY[NEW.id]);
    RETURN NULL;
  END $$;

CREATE FUNCTION "index_establishment"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM index_establishments(ARRAY[NEW.id]);
    RETURN NULL;
  END $$;

-- Another name of a university or a city is another word of all that stands there.
CREATE FUNCTION "index_what_stands_there"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM index_establishments(ARRAY(
      SELECT e.id FROM establishments e WHERE e.university_id = NEW.id OR e.city_id = NEW.id
    ));
    RETURN NULL;
  END $$;

CREATE FUNCTION "show_programme_from"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    UPDATE search_entries SET shown_from = NEW.published_at
    WHERE kind = 'programme' AND entity_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE TRIGGER "search_insert" AFTER INSERT ON "programmes"
  FOR EACH ROW EXECUTE FUNCTION "index_programme"();
CREATE TRIGGER "search_update" AFTER UPDATE OF "name", "original_title", "establishment_id" ON "programmes"
  FOR EACH ROW WHEN (
    OLD.name IS DISTINCT FROM NEW.name
    OR OLD.original_title IS DISTINCT FROM NEW.original_title
    OR OLD.establishment_id IS DISTINCT FROM NEW.establishment_id
  ) EXECUTE FUNCTION "index_programme"();
CREATE TRIGGER "search_move" AFTER UPDATE OF "published_at" ON "programmes"
  FOR EACH ROW WHEN (OLD.published_at IS DISTINCT FROM NEW.published_at)
  EXECUTE FUNCTION "show_programme_from"();
CREATE TRIGGER "search_drop" AFTER DELETE ON "programmes"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"('programme');
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "programmes"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_entry"('programme');

CREATE TRIGGER "search_insert" AFTER INSERT ON "establishments"
  FOR EACH ROW EXECUTE FUNCTION "index_establishment"();
CREATE TRIGGER "search_update"
  AFTER UPDATE OF "name", "acronym", "description", "university_id", "city_id" ON "establishments"
  FOR EACH ROW WHEN (
    OLD.name IS DISTINCT FROM NEW.name
    OR OLD.acronym IS DISTINCT FROM NEW.acronym
    OR OLD.description IS DISTINCT FROM NEW.description
    OR OLD.university_id IS DISTINCT FROM NEW.university_id
    OR OLD.city_id IS DISTINCT FROM NEW.city_id
  ) EXECUTE FUNCTION "index_establishment"();
CREATE TRIGGER "search_drop" AFTER DELETE ON "establishments"
  FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"('establishment');
CREATE TRIGGER "search_clear" AFTER TRUNCATE ON "establishments"
  FOR EACH STATEMENT EXECUTE FUNCTION "drop_search_entry"('establishment');

CREATE TRIGGER "search_around" AFTER UPDATE OF "name" ON "universities"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION "index_what_stands_there"();
CREATE TRIGGER "search_around" AFTER UPDATE OF "name" ON "cities"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION "index_what_stands_there"();

-- Masters and establishments have no pages yet, so search neither shows nor proposes their words.
CREATE OR REPLACE FUNCTION "search_spelling"(question text, at timestamptz)
  RETURNS TABLE ("word" text, "nearest" text)
  LANGUAGE plpgsql STABLE
  SET search_path FROM CURRENT
  SET enable_seqscan = off
  SET plan_cache_mode = force_generic_plan
  SET pg_trgm.similarity_threshold = 0.3
  AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
      WITH asked AS MATERIALIZED (
        SELECT part AS word, plainto_tsquery('french_folded', part) AS query, place
        FROM regexp_split_to_table(fold_text(question), '[^a-z0-9]+') WITH ORDINALITY split (part, place)
        WHERE char_length(part) > 2 AND length(to_tsvector('french_folded', part)) > 0
        ORDER BY place LIMIT 4
      ), judged AS MATERIALIZED (
        SELECT asked.*, EXISTS (
          SELECT FROM search_entries e WHERE e.words @@ asked.query AND is_published(e.shown_from, at) IS TRUE
            AND e.kind NOT IN ('programme', 'establishment')
        ) AS is_known
        FROM asked
      )
      SELECT judged.word, CASE WHEN is_known THEN judged.word ELSE (
        SELECT w.word
        FROM search_words w
        WHERE w.word % judged.word AND word_similarity(judged.word, w.word) >= 0.45 AND EXISTS (
          SELECT FROM search_entries e
          WHERE e.title_words @@ plainto_tsquery('french_folded', w.word)
            AND is_published(e.shown_from, at) IS TRUE
            AND e.kind NOT IN ('programme', 'establishment')
        )
        ORDER BY similarity(w.word, judged.word) DESC, w.word
        LIMIT 1
      ) END
      FROM judged ORDER BY place;
  END $$;
