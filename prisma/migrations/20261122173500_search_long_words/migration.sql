-- Only words of at most forty letters have endings: looking for the end of a word of thousands took
-- seconds, in which nobody else was answered.
CREATE OR REPLACE FUNCTION "search_vector"(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT
  AS $$
    SELECT strip(to_tsvector('search_words', regexp_replace(
      regexp_replace(replace(fold_text(coalesce($1, '')), 'iqu', 'ic'), '[[:punct:][:space:]]+', ' ', 'g'),
      '\m([a-z]{4,40}?)s?e{0,3}[sx]?\M', '\1', 'g'
    )))
  $$;
