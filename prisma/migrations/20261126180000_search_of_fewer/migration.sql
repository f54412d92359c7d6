-- A master with a word in its own name comes before those that have it in their field alone, and its
-- rank is a plain expression: as a function it was called for each row. To sort some more articles
-- costs less than to look through the texts of the newest. Only the best of them are looked at for the
-- words that stand everywhere ("master").

-- In each statement below, `found` are those that have the words, at most one more than are sorted;
-- when there are more, `newest` is run instead and goes from new to old.
CREATE OR REPLACE FUNCTION search_programmes(
  terms tsquery[], named tsquery[], every tsquery, any_one tsquery, about text, scope tsquery,
  at timestamptz, most int
)
  RETURNS TABLE (kind text, entity_id uuid, "rank" real)
  LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $$
  #variable_conflict use_column
  DECLARE
    few CONSTANT int := 1000;
    count CONSTANT int := cardinality(terms);
    wanted CONSTANT tsquery := every && scope;
    partly CONSTANT tsquery := any_one && scope;
  BEGIN
    RETURN QUERY
      WITH found AS MATERIALIZED (
        SELECT e.entity_id, e.shown_from, e.title_words, e.name_words
        FROM search_entries e WHERE e.words @@ wanted LIMIT few + 1
      ), size AS MATERIALIZED (SELECT count(*) > few AS is_more FROM found),
      newest AS MATERIALIZED (
        SELECT e.entity_id, e.shown_from, e.title_words, e.name_words
        FROM search_entries e
        WHERE (SELECT is_more FROM size) AND e.kind = 'programme' AND is_published(e.shown_from, at)
          AND (e.words @@ wanted) IS TRUE
        ORDER BY e.shown_from DESC, e.entity_id
        LIMIT most
      ), counted AS (
        SELECT c.entity_id, length(c.title_words) AS size, search_is_whole(c.name_words, named) AS is_whole,
          c.name_words @@ any_one AS is_in_name,
          CASE
            WHEN c.title_words @@ every THEN count
            WHEN c.title_words @@ any_one THEN search_hits(c.title_words, terms)
            ELSE 0
          END AS titled
        FROM (
          SELECT * FROM found WHERE NOT (SELECT is_more FROM size)
          UNION ALL SELECT * FROM newest
        ) c
        WHERE is_published(c.shown_from, at)
      )
      SELECT 'programme', c.entity_id,
        (CASE WHEN about = 'master' THEN 6 WHEN titled > 0 THEN 4 ELSE 3 END)::real
      FROM counted c
      ORDER BY titled DESC, is_whole DESC, is_in_name DESC, size, c.entity_id
      LIMIT most;
    IF FOUND OR count = 1 THEN
      RETURN;
    END IF;
    RETURN QUERY
      WITH found AS MATERIALIZED (
        SELECT e.entity_id, e.shown_from, e.title_words
        FROM search_entries e WHERE e.words @@ partly LIMIT few / 2
      ), counted AS (
        SELECT f.entity_id, length(f.title_words) AS size, search_hits(f.title_words, terms) AS titled
        FROM found f WHERE is_published(f.shown_from, at) AND f.title_words @@ any_one
      )
      SELECT 'programme', b.entity_id, search_rank(2, false, titled)
      FROM (SELECT c.*, max(titled) OVER () AS best FROM counted c) b
      WHERE titled = best
      ORDER BY size, b.entity_id
      LIMIT most;
  END $$;

-- Articles with all words in the title, then those with all words anywhere, and where there are none
-- those with some in the title: few are found by a word index and sorted, many are met soon on the
-- way from new to old.
CREATE OR REPLACE FUNCTION search_articles(
  terms tsquery[], named tsquery[], every tsquery, any_one tsquery, whole_words tsquery,
  at timestamptz, most int
)
  RETURNS TABLE (kind text, entity_id uuid, "rank" real)
  LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $$
  #variable_conflict use_column
  DECLARE
    few CONSTANT int := 1500;
    is_named CONSTANT boolean := cardinality(named) > cardinality(terms);
    wanted CONSTANT tsquery := whole_words && $q$'kind:article'$q$::tsquery;
    titled_count int;
    rest int;
  BEGIN
    RETURN QUERY
      WITH found AS MATERIALIZED (
        SELECT e.kind, e.entity_id, e.shown_from, e.title_words, e.name_words
        FROM search_entries e WHERE e.title_words @@ every LIMIT few + 1
      ), size AS MATERIALIZED (SELECT count(*) > few AS is_more FROM found),
      best AS MATERIALIZED (
        SELECT f.* FROM found f
        WHERE NOT (SELECT is_more FROM size) AND f.kind = 'article' AND is_published(f.shown_from, at)
        ORDER BY f.shown_from DESC, f.entity_id
        LIMIT most
      ), sorted AS (
        SELECT b.entity_id, CASE WHEN search_is_whole(b.name_words, named) THEN 5 ELSE 4 END::real AS rank
        FROM best b
        ORDER BY rank DESC, search_hits(b.title_words, named) * 4 / length(b.title_words) DESC,
          b.shown_from DESC, b.entity_id
      ), newest AS (
        SELECT e.entity_id FROM search_entries e
        WHERE (SELECT is_more FROM size) AND e.kind = 'article' AND is_published(e.shown_from, at)
          AND (e.title_words @@ every) IS TRUE
        ORDER BY e.shown_from DESC, e.entity_id
        LIMIT most
      )
      SELECT 'article', entity_id, rank FROM sorted
      UNION ALL SELECT 'article', entity_id, 4::real FROM newest;
    GET DIAGNOSTICS titled_count = ROW_COUNT;
    IF titled_count = most THEN
      RETURN;
    END IF;

    RETURN QUERY
      WITH found AS MATERIALIZED (
        SELECT e.entity_id, e.shown_from, e.title_words
        FROM search_entries e WHERE e.words @@ wanted LIMIT few + 1
      ), size AS MATERIALIZED (SELECT count(*) > few AS is_more FROM found),
      counted AS (
        SELECT f.entity_id, f.shown_from, f.title_words,
          CASE WHEN f.title_words @@ any_one THEN search_hits(f.title_words, terms) ELSE 0 END AS titled
        FROM found f
        WHERE NOT (SELECT is_more FROM size) AND is_published(f.shown_from, at)
      ), best AS MATERIALIZED (
        SELECT * FROM counted c WHERE c.titled < cardinality(terms)
        ORDER BY c.titled DESC, c.shown_from DESC, c.entity_id
        LIMIT 2 * most
      ), sorted AS (
        SELECT b.entity_id, search_rank(3, false, titled) AS rank
        FROM best b
        ORDER BY titled DESC,
          CASE WHEN is_named THEN search_hits(b.title_words, named) ELSE 0 END DESC,
          b.shown_from DESC, b.entity_id
        LIMIT most - titled_count
      ), newest AS (
        SELECT e.entity_id FROM search_entries e
        WHERE (SELECT is_more FROM size) AND e.kind = 'article' AND is_published(e.shown_from, at)
          AND (e.words @@ whole_words) IS TRUE AND (e.title_words @@ every) IS FALSE
        ORDER BY e.shown_from DESC, e.entity_id
        LIMIT most - titled_count
      )
      SELECT 'article', entity_id, rank FROM sorted
      UNION ALL SELECT 'article', entity_id, 3::real FROM newest;
    GET DIAGNOSTICS rest = ROW_COUNT;
    IF titled_count + rest > 0 OR cardinality(terms) = 1 THEN
      RETURN;
    END IF;

    RETURN QUERY
      WITH found AS MATERIALIZED (
        SELECT e.kind, e.entity_id, e.shown_from, e.title_words
        FROM search_entries e WHERE e.title_words @@ any_one LIMIT few + 1
      ), size AS MATERIALIZED (SELECT count(*) > few AS is_more FROM found),
      counted AS (
        SELECT f.entity_id, f.shown_from, search_hits(f.title_words, terms) AS titled
        FROM found f
        WHERE NOT (SELECT is_more FROM size) AND f.kind = 'article' AND is_published(f.shown_from, at)
      ), best AS (
        SELECT b.entity_id, search_rank(2, false, titled) AS rank
        FROM (SELECT c.*, max(titled) OVER () AS most_titled FROM counted c) b
        WHERE titled = most_titled
        ORDER BY b.shown_from DESC, b.entity_id
        LIMIT most
      ), newest AS (
        SELECT e.entity_id FROM search_entries e
        WHERE (SELECT is_more FROM size) AND e.kind = 'article' AND is_published(e.shown_from, at)
          AND (e.title_words @@ any_one) IS TRUE
        ORDER BY e.shown_from DESC, e.entity_id
        LIMIT most
      )
      SELECT 'article', entity_id, rank FROM best
      UNION ALL SELECT 'article', entity_id, search_rank(2, false, 1) FROM newest;
  END $$;
