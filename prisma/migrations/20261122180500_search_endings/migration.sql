-- Only words that have an ending are looked at, and only their last letters: to look at each word from
-- its first letter on made an article of 200,000 letters take longer than a statement may. The words of
-- entries stay the same, but for those that mix letters and figures: they follow with their next save.
CREATE OR REPLACE FUNCTION "search_vector"(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT
  AS $$
    SELECT strip(to_tsvector('search_words', regexp_replace(
      regexp_replace(replace(fold_text(coalesce($1, '')), 'iqu', 'ic'), '[[:punct:][:space:]]+', ' ', 'g'),
      '([a-z]{4})(?:s?e{1,3}[sx]?|s?[sx])\M', '\1', 'g'
    )))
  $$;
