-- What a misspelt word is compared with, instead of all titles.
-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- Both word indexes without a list of pending entries: every question would read all of it, and the
-- planner would take the indexes to be as dear. A save takes some milliseconds more for it.
ALTER INDEX "search_entries_words_idx" SET (fastupdate = off);
ALTER INDEX "search_entries_title_words_idx" SET (fastupdate = off);
ALTER INDEX "search_words_word_idx" SET (fastupdate = off);
SELECT gin_clean_pending_list('search_entries_words_idx'), gin_clean_pending_list('search_entries_title_words_idx');

-- The words of a title that are worth a suggestion: no figures, nothing that stands in every text.
-- In the order of the alphabet, so that two who write the same new words cannot wait for each other.
CREATE FUNCTION "learn_search_words"(title text) RETURNS void
  LANGUAGE sql
  SET search_path FROM CURRENT
  AS $$
    INSERT INTO search_words (word)
    SELECT DISTINCT part FROM regexp_split_to_table(fold_text(title), '[^a-z0-9]+') part
    WHERE part ~ '[a-z]' AND char_length(part) BETWEEN 3 AND 40
      AND length(to_tsvector('french_folded', part)) > 0
    ORDER BY part
    ON CONFLICT DO NOTHING
  $$;

SELECT learn_search_words(title) FROM search_documents;

CREATE OR REPLACE FUNCTION "put_search_document"(
  kind text, id uuid, title text, excerpt text, content text, city_id uuid, shown_from timestamptz
) RETURNS void
  LANGUAGE sql
  SET search_path FROM CURRENT
  AS $$
    INSERT INTO search_documents (kind, entity_id, title, excerpt, content)
    VALUES ($1, $2, fold_text($3), fold_text($4), fold_text($5))
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET title = excluded.title, excerpt = excluded.excerpt, content = excluded.content;

    INSERT INTO search_entries (kind, entity_id, shown_from, title_words, words)
    VALUES (
      $1, $2, $7,
      to_tsvector('french_folded', $3),
      setweight(to_tsvector('french_folded', $3), 'A') ||
      setweight(to_tsvector('french_folded', $4), 'B') ||
      setweight(to_tsvector('french_folded', $5), 'C') ||
      city_word($6)
    )
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET shown_from = excluded.shown_from, title_words = excluded.title_words, words = excluded.words;

    SELECT learn_search_words($3);
  $$;

CREATE OR REPLACE FUNCTION "drop_search_document"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM search_documents WHERE kind = TG_ARGV[0];
      DELETE FROM search_entries WHERE kind = TG_ARGV[0];
      DELETE FROM search_words WHERE word NOT IN (
        SELECT part FROM search_documents, regexp_split_to_table(title, '[^a-z0-9]+') part
      );
    ELSE
      DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
      DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
    END IF;
    RETURN NULL;
  END $$;
