-- What "published" means, for every statement; lib/resources/published.ts says the same for the
-- application. A plain expression, so that the planner sees through it and still uses indexes.
CREATE FUNCTION "is_published"(published_at timestamptz, at timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT $1 <= $2 $$;

-- The functions of search as they were, by that definition.
-- Articles with all words in the title, then those with all words anywhere, the newest first: few
-- are found by a word index and sorted, many are met soon on the way from new to old.
CREATE OR REPLACE FUNCTION "search_articles"(asked tsquery, in_title tsquery, at timestamptz, most int)
  RETURNS TABLE ("kind" text, "entity_id" uuid, "rank" real)
  LANGUAGE plpgsql STABLE
  SET search_path FROM CURRENT
  AS $$
  #variable_conflict use_column
  DECLARE
    few CONSTANT int := 3000;
    matches int;
    titled int;
  BEGIN
    SELECT count(*) INTO matches
    FROM (SELECT FROM search_entries e WHERE e.title_words @@ in_title LIMIT few + 1) counted;
    IF matches <= few THEN
      RETURN QUERY
        WITH found AS MATERIALIZED (SELECT * FROM search_entries e WHERE e.title_words @@ in_title)
        SELECT f.kind, f.entity_id, 1::real
        FROM found f
        WHERE f.kind = 'article' AND is_published(f.shown_from, at)
        ORDER BY f.shown_from DESC, f.entity_id
        LIMIT most;
    ELSE
      RETURN QUERY
        SELECT e.kind, e.entity_id, 1::real
        FROM search_entries e
        WHERE e.kind = 'article' AND is_published(e.shown_from, at) AND (e.title_words @@ in_title) IS TRUE
        ORDER BY e.shown_from DESC, e.entity_id
        LIMIT most;
    END IF;
    GET DIAGNOSTICS titled = ROW_COUNT;
    IF titled = most THEN
      RETURN;
    END IF;

    SELECT count(*) INTO matches
    FROM (SELECT FROM search_entries e WHERE e.words @@ asked LIMIT few + 1) counted;
    IF matches <= few THEN
      RETURN QUERY
        WITH found AS MATERIALIZED (SELECT * FROM search_entries e WHERE e.words @@ asked)
        SELECT f.kind, f.entity_id, 0::real
        FROM found f
        WHERE f.kind = 'article' AND is_published(f.shown_from, at) AND NOT f.title_words @@ in_title
        ORDER BY f.shown_from DESC, f.entity_id
        LIMIT most - titled;
    ELSE
      RETURN QUERY
        SELECT e.kind, e.entity_id, 0::real
        FROM search_entries e
        WHERE e.kind = 'article' AND is_published(e.shown_from, at)
          AND (e.words @@ asked) IS TRUE AND (e.title_words @@ in_title) IS FALSE
        ORDER BY e.shown_from DESC, e.entity_id
        LIMIT most - titled;
    END IF;
  END $$;

-- The same within one city, whose articles are few enough to sort those that match. Words of a title
-- are words of the document too, where the city is one more.
CREATE OR REPLACE FUNCTION "search_city_articles"(
  asked tsquery, in_title tsquery, in_city tsquery, at timestamptz, most int
)
  RETURNS TABLE ("kind" text, "entity_id" uuid, "rank" real)
  LANGUAGE plpgsql STABLE
  SET search_path FROM CURRENT
  AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
      WITH named AS MATERIALIZED (
        SELECT * FROM search_entries e WHERE e.words @@ (in_title && in_city)
      ), found AS MATERIALIZED (
        SELECT * FROM search_entries e WHERE e.words @@ (asked && in_city)
      )
      SELECT a.kind, a.entity_id, a.rank
      FROM (
        SELECT n.*, 1::real AS rank FROM named n WHERE n.title_words @@ in_title
        UNION ALL
        SELECT f.*, 0::real AS rank FROM found f WHERE NOT f.title_words @@ in_title
      ) a
      WHERE a.kind = 'article' AND is_published(a.shown_from, at)
      ORDER BY a.rank DESC, a.shown_from DESC, a.entity_id
      LIMIT most;
  END $$;

-- What has all words of the question, in its title (rank 1 and more) or anywhere (rank below 1):
-- the best `most` articles, the newest first, and all else. Whatever is typed is words, no syntax.
CREATE OR REPLACE FUNCTION "search_entries_for"(question text, city uuid, at timestamptz, most int)
  RETURNS TABLE ("kind" text, "entity_id" uuid, "rank" real)
  LANGUAGE plpgsql STABLE
  SET search_path FROM CURRENT
  SET enable_seqscan = off
  SET plan_cache_mode = force_generic_plan
  AS $$
  #variable_conflict use_column
  DECLARE
    asked CONSTANT tsquery := plainto_tsquery('french_folded', question);
    in_title CONSTANT tsquery := search_title_query(question);
    in_city CONSTANT tsquery := quote_literal('city:' || coalesce(city::text, ''))::tsquery;
  BEGIN
    IF numnode(asked) = 0 THEN
      RETURN;
    END IF;
    RETURN QUERY
      SELECT e.kind, e.entity_id, (e.title_words @@ in_title)::int::real + ts_rank(e.words, asked) AS rank
      FROM search_entries e
      WHERE e.kind IN ('university', 'category', 'city', 'topic', 'guide') AND is_published(e.shown_from, at)
        AND ((e.title_words @@ in_title) IS TRUE OR (e.words @@ asked) IS TRUE)
        AND (city IS NULL OR (e.words @@ in_city) IS TRUE)
      ORDER BY rank DESC, e.entity_id;
    IF city IS NULL THEN
      RETURN QUERY SELECT * FROM search_articles(asked, in_title, at, most);
    ELSE
      RETURN QUERY SELECT * FROM search_city_articles(asked, in_title, in_city, at, most);
    END IF;
  END $$;

-- The words of a question, each with itself when something published has it, and otherwise with the
-- nearest word of a published title, if any is near.
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
        )
        ORDER BY similarity(w.word, judged.word) DESC, w.word
        LIMIT 1
      ) END
      FROM judged ORDER BY place;
  END $$;
