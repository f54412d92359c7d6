-- The planner takes a table that it was never told about to hold next to nothing. Two were filled by
-- the migrations before this one, and on the embedded database nobody else would tell it soon.
ANALYZE "article_lookups", "search_words";
