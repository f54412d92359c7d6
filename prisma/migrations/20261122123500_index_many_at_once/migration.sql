-- An import and the first start write hundreds of masters in one statement, so their words are made
-- in one as well, and not by a call for each row.
CREATE OR REPLACE FUNCTION "index_programmes"(ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  DECLARE
    titles text;
  BEGIN
    WITH texts AS (
      SELECT p.id, p.published_at, e.city_id, concat_ws(' ', p.name, e.acronym) AS title,
        concat_ws(' ', p.original_title, e.name) AS excerpt, concat_ws(' ', u.name, c.name) AS content
      FROM programmes p
        JOIN establishments e ON e.id = p.establishment_id
        JOIN universities u ON u.id = e.university_id
        LEFT JOIN cities c ON c.id = e.city_id
      WHERE p.id = ANY (ids)
    ), written AS (
      INSERT INTO search_entries (kind, entity_id, shown_from, title_words, words)
      SELECT 'programme', id, published_at, to_tsvector('french_folded', title),
        document_words(title, excerpt, content) || city_word(city_id)
      FROM texts ORDER BY id
      ON CONFLICT (kind, entity_id) DO UPDATE
      SET shown_from = excluded.shown_from, title_words = excluded.title_words, words = excluded.words
    )
    SELECT string_agg(title, ' ') INTO titles FROM texts;
    PERFORM learn_search_words(titles) WHERE titles IS NOT NULL;
  END $$;

CREATE OR REPLACE FUNCTION "index_establishments"(ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  DECLARE
    titles text;
  BEGIN
    WITH texts AS (
      SELECT e.id, e.city_id, concat_ws(' ', e.name, e.acronym) AS title,
        coalesce(e.description, '') AS excerpt, concat_ws(' ', u.name, c.name) AS content
      FROM establishments e
        JOIN universities u ON u.id = e.university_id
        LEFT JOIN cities c ON c.id = e.city_id
      WHERE e.id = ANY (ids)
    ), written AS (
      INSERT INTO search_entries (kind, entity_id, shown_from, title_words, words)
      SELECT 'establishment', id, '-infinity', to_tsvector('french_folded', title),
        document_words(title, excerpt, content) || city_word(city_id)
      FROM texts ORDER BY id
      ON CONFLICT (kind, entity_id) DO UPDATE
      SET title_words = excluded.title_words, words = excluded.words
    )
    SELECT string_agg(title, ' ') INTO titles FROM texts;
    PERFORM learn_search_words(titles) WHERE titles IS NOT NULL;
    PERFORM index_programmes(ARRAY(SELECT p.id FROM programmes p WHERE p.establishment_id = ANY (ids)));
  END $$;

CREATE FUNCTION "index_new_programmes"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM index_programmes(ARRAY(SELECT id FROM added));
    RETURN NULL;
  END $$;

CREATE FUNCTION "index_new_establishments"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM index_establishments(ARRAY(SELECT id FROM added));
    RETURN NULL;
  END $$;

DROP TRIGGER "search_insert" ON "programmes";
CREATE TRIGGER "search_insert" AFTER INSERT ON "programmes"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "index_new_programmes"();
DROP TRIGGER "search_insert" ON "establishments";
CREATE TRIGGER "search_insert" AFTER INSERT ON "establishments"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "index_new_establishments"();
