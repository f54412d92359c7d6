-- Titles match the beginnings of words too: "casa" finds Casablanca.
CREATE FUNCTION "search_title_query"(question text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  SET search_path FROM CURRENT
  AS $$
    SELECT regexp_replace(
      plainto_tsquery('french_folded', question)::text, '(\w{3,})''', '\1'':*', 'g'
    )::tsquery
  $$;

-- What has all words of the question, in its title (rank 1 and more) or anywhere (rank below 1):
-- the best `most` articles, the newest first, and all else. Whatever is typed is words, no syntax.
--
-- The planner takes a look into a tsvector to cost nothing, but most are compressed and stored
-- apart, so it may not scan the table. Few articles are found by the index and sorted; many are
-- met soon on the way from new to old.
CREATE FUNCTION "search_entries_for"(question text, city uuid, at timestamptz, most int)
  RETURNS TABLE ("kind" text, "entity_id" uuid, "rank" real)
  LANGUAGE plpgsql STABLE
  SET search_path FROM CURRENT
  SET enable_seqscan = off
  SET plan_cache_mode = force_custom_plan
  AS $$
  #variable_conflict use_column
  DECLARE
    few CONSTANT int := 3000;
    asked CONSTANT tsquery := plainto_tsquery('french_folded', question);
    in_city CONSTANT tsquery := quote_literal('city:' || coalesce(city::text, ''))::tsquery;
    anywhere CONSTANT tsquery := CASE WHEN city IS NULL THEN asked ELSE asked && in_city END;
    in_title CONSTANT tsquery := search_title_query(question);
    matches int;
  BEGIN
    IF numnode(asked) = 0 THEN
      RETURN;
    END IF;
    RETURN QUERY
      SELECT e.kind, e.entity_id, (e.title_words @@ in_title)::int::real + ts_rank(e.words, asked) AS rank
      FROM search_entries e
      WHERE e.kind IN ('university', 'category', 'city', 'topic', 'guide') AND e.shown_from <= at
        AND (e.words @@ anywhere OR (e.title_words @@ in_title AND (city IS NULL OR e.words @@ in_city)))
      ORDER BY rank DESC, e.entity_id;
    SELECT count(*) INTO matches
    FROM (SELECT FROM search_entries e WHERE e.words @@ anywhere OR e.title_words @@ in_title LIMIT few + 1) counted;
    IF matches <= few THEN
      RETURN QUERY
        SELECT e.kind, e.entity_id, (e.title_words @@ in_title)::int::real AS rank
        FROM search_entries e
        WHERE e.kind = 'article' AND e.shown_from <= at
          AND (e.words @@ anywhere OR (e.title_words @@ in_title AND (city IS NULL OR e.words @@ in_city)))
        ORDER BY rank DESC, e.shown_from DESC, e.entity_id
        LIMIT most;
      RETURN;
    END IF;
    RETURN QUERY
      SELECT e.kind, e.entity_id, 1::real
      FROM search_entries e
      WHERE e.kind = 'article' AND e.shown_from <= at
        AND e.title_words @@ in_title AND (city IS NULL OR e.words @@ in_city)
      ORDER BY e.shown_from DESC, e.entity_id
      LIMIT most;
    GET DIAGNOSTICS matches = ROW_COUNT;
    RETURN QUERY
      SELECT e.kind, e.entity_id, 0::real
      FROM search_entries e
      WHERE e.kind = 'article' AND e.shown_from <= at
        AND e.words @@ anywhere AND NOT e.title_words @@ in_title
      ORDER BY e.shown_from DESC, e.entity_id
      LIMIT most - matches;
  END $$;

-- The words of a question, each with itself when something published has it, and otherwise with the
-- nearest word of a published title, if any is near.
CREATE FUNCTION "search_spelling"(question text, at timestamptz)
  RETURNS TABLE ("word" text, "nearest" text)
  LANGUAGE plpgsql STABLE
  SET search_path FROM CURRENT
  SET enable_seqscan = off
  SET pg_trgm.word_similarity_threshold = 0.45
  AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
      WITH asked AS MATERIALIZED (
        SELECT part AS word, plainto_tsquery('french_folded', part) AS query, place
        FROM regexp_split_to_table(fold_text(question), '[^a-z0-9]+') WITH ORDINALITY split (part, place)
        WHERE char_length(part) > 2 AND numnode(plainto_tsquery('french_folded', part)) > 0
        ORDER BY place LIMIT 4
      ), judged AS MATERIALIZED (
        SELECT asked.*, EXISTS (
          SELECT FROM search_entries e WHERE e.words @@ asked.query AND e.shown_from <= at
        ) AS is_known
        FROM asked
      )
      SELECT judged.word, CASE WHEN is_known THEN judged.word ELSE (
        SELECT part
        FROM (
          SELECT d.kind, d.entity_id, d.title FROM search_documents d
          WHERE d.title %> judged.word
          LIMIT 60
        ) alike, regexp_split_to_table(alike.title, '[^a-z0-9]+') part
        WHERE similarity(part, judged.word) >= 0.3 AND EXISTS (
          SELECT FROM search_entries e
          WHERE e.kind = alike.kind AND e.entity_id = alike.entity_id AND e.shown_from <= at
        )
        ORDER BY similarity(part, judged.word) DESC, part
        LIMIT 1
      ) END
      FROM judged ORDER BY place;
  END $$;
