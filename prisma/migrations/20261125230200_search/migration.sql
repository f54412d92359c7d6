-- Without accents and capitals. Declared immutable (unaccent reads a file that never changes), so that
-- it is computed once for a query.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT lower(unaccent(value)) $$;

-- Stop words of French, and no stems: the French stemmer made one word of "visa" and "visés".
CREATE TEXT SEARCH DICTIONARY search_simple (TEMPLATE = simple, STOPWORDS = french);
CREATE TEXT SEARCH CONFIGURATION search_words (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION search_words ALTER MAPPING REPLACE simple WITH search_simple;

-- The words of a text: without accents, capitals, signs and the endings of plurals and feminines.
-- lib/french/question-words.ts does the same to a question, and a test holds that both agree. Only words
-- that have an ending are looked at, and only their last letters: to look at each word from its first
-- letter on made an article of 200,000 letters take longer than a statement may.
CREATE FUNCTION search_vector(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
    SELECT strip(to_tsvector('search_words', regexp_replace(
      regexp_replace(replace(fold_text(coalesce($1, '')), 'iqu', 'ic'), '[[:punct:][:space:]]+', ' ', 'g'),
      '([a-z]{4})(?:s?e{1,3}[sx]?|s?[sx])\M', '\1', 'g'
    )))
  $$;

CREATE FUNCTION search_any(words tsvector) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(quote_literal(part), ' | '), '')::tsquery
    FROM unnest(tsvector_to_array($1)) part
  $$;

CREATE FUNCTION city_word(city_id uuid) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(array_remove(ARRAY['city:' || $1], NULL)) $$;

CREATE FUNCTION document_words(kind text, texts text, city_id uuid) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
    SELECT search_vector($2) || array_to_tsvector(ARRAY[
      'kind:' || CASE WHEN $1 IN ('article', 'programme') THEN $1 ELSE 'name' END
    ]) || city_word($3)
  $$;

-- What "published" means, for every statement; lib/entities/published.ts says the same for the
-- application. A plain expression, so that the planner sees through it and still uses indexes.
CREATE FUNCTION is_published(published_at timestamptz, at timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT $1 <= $2 $$;

-- What results are found and sorted by, apart from the long texts: a narrow table is read fast. The
-- kind and the city are words of an entry as well, so that the word index answers for them. The word
-- indexes keep no list of pending entries: every question would read all of it.
CREATE TABLE search_entries (
  kind text NOT NULL,
  entity_id uuid NOT NULL,
  shown_from timestamptz(3),
  title_words tsvector NOT NULL,
  name_words tsvector NOT NULL DEFAULT '',
  words tsvector NOT NULL,
  PRIMARY KEY (kind, entity_id)
);
CREATE INDEX search_entries_kind_shown_from_entity_id_idx ON search_entries (kind, shown_from DESC, entity_id);
CREATE INDEX search_entries_title_words_idx ON search_entries USING gin (title_words) WITH (fastupdate = off);
CREATE INDEX search_entries_words_idx ON search_entries USING gin (words) WITH (fastupdate = off);

-- What a misspelt word is compared with.
CREATE TABLE search_words (
  word text PRIMARY KEY
);
CREATE INDEX search_words_word_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE article_lookups (
  article_id uuid PRIMARY KEY REFERENCES articles ON DELETE CASCADE ON UPDATE CASCADE,
  text text NOT NULL
);
CREATE INDEX article_lookups_text_idx ON article_lookups USING gin (text gin_trgm_ops) WITH (gin_pending_list_limit = 256);

-- The words of a title that are worth a suggestion: no figures, nothing that stands in every text.
-- In the order of the alphabet, so that two who write the same new words cannot wait for each other.
CREATE FUNCTION learn_search_words(title text) RETURNS void
  LANGUAGE sql SET search_path FROM CURRENT AS $$
    INSERT INTO search_words (word)
    SELECT DISTINCT part FROM regexp_split_to_table(fold_text(title), '[^a-z0-9]+') part
    WHERE part ~ '[a-z]' AND char_length(part) BETWEEN 3 AND 40
      AND length(search_vector(part)) > 0
    ORDER BY part
    ON CONFLICT DO NOTHING
  $$;

CREATE FUNCTION put_search_entry(
  kind text, id uuid, title text, excerpt text, content text, city_id uuid, shown_from timestamptz
) RETURNS void
  LANGUAGE sql SET search_path FROM CURRENT AS $$
    INSERT INTO search_entries (kind, entity_id, shown_from, title_words, name_words, words)
    VALUES (
      $1, $2, $7, search_vector($3),
      ts_delete(
        search_vector(coalesce(substring($3 FROM '\(([A-Z0-9]{2,10})\)$'), $3)),
        CASE WHEN $1 = 'university' THEN ARRAY['universit', 'ecol', 'group'] ELSE '{}' END
      ),
      document_words($1, concat_ws(' ', $3, $4, $5), $6)
    )
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET shown_from = excluded.shown_from, title_words = excluded.title_words,
        name_words = excluded.name_words, words = excluded.words;

    SELECT learn_search_words($3);
  $$;

CREATE FUNCTION index_article() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM put_search_entry(
      'article', NEW.id, NEW.title, NEW.excerpt, NEW.content, NEW.city_id, NEW.published_at
    );
    RETURN NULL;
  END $$;

-- TG_ARGV[0] is the kind.
CREATE FUNCTION index_named_entity() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    city uuid := CASE TG_ARGV[0]
      WHEN 'city' THEN NEW.id
      WHEN 'university' THEN (to_jsonb(NEW) ->> 'city_id')::uuid
    END;
  BEGIN
    PERFORM put_search_entry(TG_ARGV[0], NEW.id, NEW.name, NEW.description, '', city, '-infinity');
    RETURN NULL;
  END $$;

-- What stands in Mohammedia is not in Casablanca because its university is called after that city.
CREATE FUNCTION university_beside(name text, its_city uuid, city uuid) RETURNS text
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
    SELECT CASE WHEN $2 = $3 OR $2 IS NULL THEN $1 ELSE (
      SELECT replace($1, c.name, '') FROM cities c WHERE c.id = $2
    ) END
  $$;

-- A master is asked for by its name or its field, and by its place: the fields are words of the title.
CREATE FUNCTION index_programmes(ids uuid[]) RETURNS void
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    titles text;
  BEGIN
    WITH texts AS (
      SELECT p.id, p.published_at, e.city_id, p.name,
        concat_ws(' ', p.name, f.fields) AS title,
        concat_ws(' ', p.original_title, e.acronym, e.name, university_beside(u.name, u.city_id, e.city_id), c.name) AS place
      FROM programmes p
        JOIN establishments e ON e.id = p.establishment_id
        JOIN universities u ON u.id = e.university_id
        LEFT JOIN cities c ON c.id = e.city_id
        LEFT JOIN LATERAL (
          SELECT string_agg(k.name, ' ' ORDER BY k.name) AS fields
          FROM programme_categories l JOIN categories k ON k.id = l.category_id
          WHERE l.programme_id = p.id
        ) f ON true
      WHERE p.id = ANY (ids)
    ), written AS (
      INSERT INTO search_entries (kind, entity_id, shown_from, title_words, name_words, words)
      SELECT 'programme', id, published_at, search_vector(title), search_vector(name),
        document_words('programme', concat_ws(' ', title, place), city_id)
      FROM texts ORDER BY id
      ON CONFLICT (kind, entity_id) DO UPDATE
      SET shown_from = excluded.shown_from, title_words = excluded.title_words,
          name_words = excluded.name_words, words = excluded.words
    )
    SELECT string_agg(name, ' ') INTO titles FROM texts;
    PERFORM learn_search_words(titles) WHERE titles IS NOT NULL;
  END $$;

CREATE FUNCTION index_programme() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_programmes(ARRAY[NEW.id]);
    RETURN NULL;
  END $$;

CREATE FUNCTION index_new_programmes() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_programmes(ARRAY(SELECT id FROM added));
    RETURN NULL;
  END $$;

CREATE FUNCTION index_linked_programmes() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_programmes(ARRAY(SELECT DISTINCT programme_id FROM changed));
    RETURN NULL;
  END $$;

CREATE FUNCTION index_field() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_programmes(ARRAY(
      SELECT programme_id FROM programme_categories WHERE category_id = NEW.id
    ));
    RETURN NULL;
  END $$;

CREATE FUNCTION index_establishments(ids uuid[]) RETURNS void
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    titles text;
  BEGIN
    WITH texts AS (
      SELECT e.id, e.city_id, concat_ws(' ', e.name, e.acronym) AS title,
        coalesce(e.acronym, e.name) AS name, concat_ws(' ', e.description, university_beside(u.name, u.city_id, e.city_id), c.name) AS place
      FROM establishments e
        JOIN universities u ON u.id = e.university_id
        LEFT JOIN cities c ON c.id = e.city_id
      WHERE e.id = ANY (ids)
    ), written AS (
      INSERT INTO search_entries (kind, entity_id, shown_from, title_words, name_words, words)
      SELECT 'establishment', id, '-infinity', search_vector(title), search_vector(name),
        document_words('establishment', concat_ws(' ', title, place), city_id)
      FROM texts ORDER BY id
      ON CONFLICT (kind, entity_id) DO UPDATE
      SET title_words = excluded.title_words, name_words = excluded.name_words, words = excluded.words
    )
    SELECT string_agg(title, ' ') INTO titles FROM texts;
    PERFORM learn_search_words(titles) WHERE titles IS NOT NULL;
    PERFORM index_programmes(ARRAY(SELECT p.id FROM programmes p WHERE p.establishment_id = ANY (ids)));
  END $$;

CREATE FUNCTION index_establishment() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_establishments(ARRAY[NEW.id]);
    RETURN NULL;
  END $$;

CREATE FUNCTION index_new_establishments() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_establishments(ARRAY(SELECT id FROM added));
    RETURN NULL;
  END $$;

-- Another name of a university or a city is another word of all that stands there.
CREATE FUNCTION index_what_stands_there() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM index_establishments(ARRAY(
      SELECT e.id FROM establishments e WHERE e.university_id = NEW.id OR e.city_id = NEW.id
    ));
    RETURN NULL;
  END $$;

-- Publishing something, or moving it to another city, does not parse its text again.
CREATE FUNCTION move_search_entry() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    UPDATE search_entries
    SET words = ts_delete(words, 'city:' || coalesce(OLD.city_id::text, '')) || city_word(NEW.city_id),
        shown_from = CASE
          WHEN TG_ARGV[0] = 'article' THEN (to_jsonb(NEW) ->> 'published_at')::timestamptz
          ELSE shown_from
        END
    WHERE kind = TG_ARGV[0] AND entity_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE FUNCTION show_programme_from() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    UPDATE search_entries SET shown_from = NEW.published_at
    WHERE kind = 'programme' AND entity_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE FUNCTION drop_search_entry() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM search_entries WHERE kind = TG_ARGV[0];
      DELETE FROM search_words w WHERE NOT EXISTS (
        SELECT FROM search_entries e WHERE e.title_words @@ search_any(search_vector(w.word))
      );
    ELSE
      DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
    END IF;
    RETURN NULL;
  END $$;

CREATE FUNCTION put_article_lookup() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    INSERT INTO article_lookups (article_id, text)
    VALUES (NEW.id, fold_text(concat_ws(E'\n', NEW.title, NEW.slug, NEW.excerpt, NEW.author)))
    ON CONFLICT (article_id) DO UPDATE SET text = excluded.text;
    RETURN NULL;
  END $$;

CREATE TRIGGER search_insert AFTER INSERT ON articles FOR EACH ROW EXECUTE FUNCTION index_article();
CREATE TRIGGER search_insert AFTER INSERT ON categories
  FOR EACH ROW EXECUTE FUNCTION index_named_entity('category');
CREATE TRIGGER search_insert AFTER INSERT ON cities
  FOR EACH ROW EXECUTE FUNCTION index_named_entity('city');
CREATE TRIGGER search_insert AFTER INSERT ON establishments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_new_establishments();
CREATE TRIGGER search_insert AFTER INSERT ON programmes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_new_programmes();
CREATE TRIGGER search_insert AFTER INSERT ON universities
  FOR EACH ROW EXECUTE FUNCTION index_named_entity('university');

-- A save of the back-office sets every column, so UPDATE OF alone would not tell what changed.
CREATE TRIGGER search_update AFTER UPDATE OF title, excerpt, content ON articles
  FOR EACH ROW WHEN (
    (OLD.title, OLD.excerpt, OLD.content) IS DISTINCT FROM (NEW.title, NEW.excerpt, NEW.content)
  ) EXECUTE FUNCTION index_article();
CREATE TRIGGER search_update AFTER UPDATE OF name, description ON categories
  FOR EACH ROW WHEN (
    (OLD.name, OLD.description) IS DISTINCT FROM (NEW.name, NEW.description)
  ) EXECUTE FUNCTION index_named_entity('category');
CREATE TRIGGER search_update AFTER UPDATE OF name, description ON cities
  FOR EACH ROW WHEN (
    (OLD.name, OLD.description) IS DISTINCT FROM (NEW.name, NEW.description)
  ) EXECUTE FUNCTION index_named_entity('city');
CREATE TRIGGER search_update AFTER UPDATE OF name, acronym, description, university_id, city_id
  ON establishments
  FOR EACH ROW WHEN (
    (OLD.name, OLD.acronym, OLD.description, OLD.university_id, OLD.city_id)
    IS DISTINCT FROM (NEW.name, NEW.acronym, NEW.description, NEW.university_id, NEW.city_id)
  ) EXECUTE FUNCTION index_establishment();
CREATE TRIGGER search_update AFTER UPDATE OF name, original_title, establishment_id ON programmes
  FOR EACH ROW WHEN (
    (OLD.name, OLD.original_title, OLD.establishment_id)
    IS DISTINCT FROM (NEW.name, NEW.original_title, NEW.establishment_id)
  ) EXECUTE FUNCTION index_programme();
CREATE TRIGGER search_update AFTER UPDATE OF name, description ON universities
  FOR EACH ROW WHEN (
    (OLD.name, OLD.description) IS DISTINCT FROM (NEW.name, NEW.description)
  ) EXECUTE FUNCTION index_named_entity('university');

CREATE TRIGGER search_move AFTER UPDATE OF published_at, city_id ON articles
  FOR EACH ROW WHEN (
    (OLD.published_at, OLD.city_id) IS DISTINCT FROM (NEW.published_at, NEW.city_id)
  ) EXECUTE FUNCTION move_search_entry('article');
CREATE TRIGGER search_move AFTER UPDATE OF published_at ON programmes
  FOR EACH ROW WHEN (OLD.published_at IS DISTINCT FROM NEW.published_at)
  EXECUTE FUNCTION show_programme_from();
CREATE TRIGGER search_move AFTER UPDATE OF city_id ON universities
  FOR EACH ROW WHEN (OLD.city_id IS DISTINCT FROM NEW.city_id)
  EXECUTE FUNCTION move_search_entry('university');

CREATE TRIGGER search_around AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION index_field();
CREATE TRIGGER search_around AFTER UPDATE OF name ON cities
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION index_what_stands_there();
CREATE TRIGGER search_around AFTER UPDATE OF name ON universities
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION index_what_stands_there();

CREATE TRIGGER search_link AFTER INSERT ON programme_categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_linked_programmes();

CREATE TRIGGER search_unlink AFTER DELETE ON programme_categories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_linked_programmes();

CREATE TRIGGER search_drop AFTER DELETE ON articles
  FOR EACH ROW EXECUTE FUNCTION drop_search_entry('article');
CREATE TRIGGER search_drop AFTER DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION drop_search_entry('category');
CREATE TRIGGER search_drop AFTER DELETE ON cities
  FOR EACH ROW EXECUTE FUNCTION drop_search_entry('city');
CREATE TRIGGER search_drop AFTER DELETE ON establishments
  FOR EACH ROW EXECUTE FUNCTION drop_search_entry('establishment');
CREATE TRIGGER search_drop AFTER DELETE ON programmes
  FOR EACH ROW EXECUTE FUNCTION drop_search_entry('programme');
CREATE TRIGGER search_drop AFTER DELETE ON universities
  FOR EACH ROW EXECUTE FUNCTION drop_search_entry('university');

CREATE TRIGGER search_clear AFTER TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION drop_search_entry('article');
CREATE TRIGGER search_clear AFTER TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION drop_search_entry('category');
CREATE TRIGGER search_clear AFTER TRUNCATE ON cities EXECUTE FUNCTION drop_search_entry('city');
CREATE TRIGGER search_clear AFTER TRUNCATE ON establishments
  FOR EACH STATEMENT EXECUTE FUNCTION drop_search_entry('establishment');
CREATE TRIGGER search_clear AFTER TRUNCATE ON programmes
  FOR EACH STATEMENT EXECUTE FUNCTION drop_search_entry('programme');
CREATE TRIGGER search_clear AFTER TRUNCATE ON universities
  FOR EACH STATEMENT EXECUTE FUNCTION drop_search_entry('university');

CREATE TRIGGER lookup_insert AFTER INSERT ON articles
  FOR EACH ROW EXECUTE FUNCTION put_article_lookup();

CREATE TRIGGER lookup_update AFTER UPDATE OF title, slug, excerpt, author ON articles
  FOR EACH ROW WHEN (
    (OLD.title, OLD.slug, OLD.excerpt, OLD.author)
    IS DISTINCT FROM (NEW.title, NEW.slug, NEW.excerpt, NEW.author)
  ) EXECUTE FUNCTION put_article_lookup();

-- How many of the terms stand there; a question has at most sixteen words.
CREATE FUNCTION search_hits(words tsvector, terms tsquery[]) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (($1 @@ $2[1]) IS TRUE)::int + (($1 @@ $2[2]) IS TRUE)::int
      + (($1 @@ $2[3]) IS TRUE)::int + (($1 @@ $2[4]) IS TRUE)::int
      + (($1 @@ $2[5]) IS TRUE)::int + (($1 @@ $2[6]) IS TRUE)::int
      + (($1 @@ $2[7]) IS TRUE)::int + (($1 @@ $2[8]) IS TRUE)::int
      + (($1 @@ $2[9]) IS TRUE)::int + (($1 @@ $2[10]) IS TRUE)::int
      + (($1 @@ $2[11]) IS TRUE)::int + (($1 @@ $2[12]) IS TRUE)::int
      + (($1 @@ $2[13]) IS TRUE)::int + (($1 @@ $2[14]) IS TRUE)::int
      + (($1 @@ $2[15]) IS TRUE)::int + (($1 @@ $2[16]) IS TRUE)::int
  $$;

-- A name of more words than were asked for needs no look.
CREATE FUNCTION search_is_whole(name_words tsvector, named tsquery[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN length($1) BETWEEN 1 AND cardinality($2)
      THEN search_hits($1, $2) >= length($1) ELSE false END
  $$;

-- In the functions below the planner gets no choice, and plans each statement once for all
-- questions. It takes a look into a tsvector to cost nothing, but most are compressed and stored
-- apart: so a statement that shall go by a word index has no other condition, and IS TRUE hides a
-- condition from the word indexes.
--
-- Ranks: 6 and more is of the kind that the question names, 5 is what is called so, 4 has all words
-- in its title (a master: its name or its field there, the rest in its place), 3 has all words
-- somewhere, 2 has some in its title. Below 4 the fraction says how many stand in the title.
CREATE FUNCTION search_rank(tier int, is_whole boolean, titled int) RETURNS real
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (tier + CASE tier
      WHEN 2 THEN is_whole::int * 0.5 + least(titled, 9) * 0.05
      WHEN 3 THEN least(titled, 9) * 0.05
      ELSE 0
    END)::real
  $$;

-- Everything but masters and articles: some hundred rows. What has only some of the words is left
-- out where another of its kind has all.
CREATE FUNCTION search_names(terms tsquery[], named tsquery[], wanted tsquery, about text, at timestamptz)
  RETURNS TABLE (kind text, entity_id uuid, "rank" real)
  LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $$
  #variable_conflict use_column
  DECLARE
    most CONSTANT int := 1000;
    count CONSTANT int := cardinality(terms);
  BEGIN
    RETURN QUERY
      WITH found AS MATERIALIZED (
        SELECT * FROM search_entries e WHERE e.words @@ wanted LIMIT most
      ), counted AS MATERIALIZED (
        SELECT f.kind, f.entity_id, length(f.name_words) AS size,
          search_hits(f.title_words, terms) AS titled, search_hits(f.words, terms) AS hits,
          search_is_whole(f.name_words, named) AS is_whole
        FROM found f WHERE is_published(f.shown_from, at)
      ), judged AS (
        SELECT c.*, CASE
          WHEN hits < count THEN 2
          WHEN titled > 0 AND about = 'institution' AND c.kind IN ('establishment', 'university') THEN 6
          WHEN titled = count AND (is_whole OR c.kind = 'category') THEN 5
          WHEN titled = count THEN 4
          ELSE 3
        END AS tier
        FROM counted c
        WHERE hits = count OR titled > 0
      ), best AS (
        SELECT j.*, max(tier) OVER (PARTITION BY kind) AS best_tier,
          max(titled) OVER (PARTITION BY kind) AS best_titled
        FROM judged j
      )
      SELECT b.kind, b.entity_id, search_rank(tier, is_whole, titled)
      FROM best b
      WHERE tier > 2 OR (best_tier = 2 AND titled = best_titled)
      ORDER BY tier DESC, is_whole DESC, titled DESC, b.kind = 'guide', size, b.entity_id;
  END $$;

-- The same within one city, whose articles are few enough to sort those that match.
CREATE FUNCTION search_city_articles(
  terms tsquery[], every tsquery, any_one tsquery, whole_words tsquery, in_city tsquery,
  at timestamptz, most int
)
  RETURNS TABLE (kind text, entity_id uuid, "rank" real)
  LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $$
  #variable_conflict use_column
  DECLARE
    wanted CONSTANT tsquery := (every || whole_words) && in_city && $q$'kind:article'$q$::tsquery;
  BEGIN
    RETURN QUERY
      WITH found AS MATERIALIZED (SELECT * FROM search_entries e WHERE e.words @@ wanted),
      counted AS MATERIALIZED (
        SELECT f.kind, f.entity_id, f.shown_from,
          CASE WHEN f.title_words @@ any_one THEN search_hits(f.title_words, terms) ELSE 0 END AS titled
        FROM found f WHERE is_published(f.shown_from, at)
      )
      SELECT c.kind, c.entity_id,
        search_rank(CASE WHEN titled = cardinality(terms) THEN 4 ELSE 3 END, false, titled)
      FROM counted c
      ORDER BY titled DESC, c.shown_from DESC, c.entity_id
      LIMIT most;
  END $$;

-- `terms` are the words that count, each with its beginnings and its other names; `named` are all
-- words; `whole_words` are the terms without beginnings, for the texts of articles.
CREATE FUNCTION search_entries_for(
  terms tsquery[], named tsquery[], whole_words tsquery, about text, city uuid, at timestamptz, most int
)
  RETURNS TABLE (kind text, entity_id uuid, "rank" real)
  LANGUAGE plpgsql STABLE SET search_path FROM CURRENT SET enable_seqscan = off SET plan_cache_mode = force_generic_plan
  AS $$
  #variable_conflict use_column
  DECLARE
    in_city CONSTANT tsquery := quote_literal('city:' || coalesce(city::text, ''))::tsquery;
    masters tsquery := $q$'kind:programme'$q$;
    names tsquery := $q$'kind:name'$q$;
    every tsquery := terms[1];
    any_one tsquery := terms[1];
    term tsquery;
  BEGIN
    IF cardinality(terms) = 0 THEN
      RETURN;
    END IF;
    FOREACH term IN ARRAY terms[2:] LOOP
      every := every && term;
      any_one := any_one || term;
    END LOOP;
    IF city IS NOT NULL THEN
      masters := masters && in_city;
      names := names && in_city;
    END IF;
    RETURN QUERY
      SELECT * FROM search_programmes(terms, named, every, any_one, about, masters, at, most);
    RETURN QUERY
      SELECT * FROM search_names(terms, named, any_one && names, about, at);
    IF city IS NULL THEN
      RETURN QUERY SELECT * FROM search_articles(terms, named, every, any_one, whole_words, at, most);
    ELSE
      RETURN QUERY
        SELECT * FROM search_city_articles(terms, every, any_one, whole_words, in_city, at, most);
    END IF;
  END $$;

-- The words of a question, each with itself when something published has it, and otherwise with the
-- nearest word of a published title, if any is near.
CREATE FUNCTION search_spelling(question text, at timestamptz)
  RETURNS TABLE (word text, nearest text)
  LANGUAGE plpgsql STABLE SET search_path FROM CURRENT SET enable_seqscan = off SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.3
  AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
      WITH asked AS MATERIALIZED (
        SELECT part AS word, search_any(search_vector(part)) AS query, place
        FROM regexp_split_to_table(fold_text(question), '[^a-z0-9]+') WITH ORDINALITY split (part, place)
        WHERE char_length(part) > 2 AND length(search_vector(part)) > 0
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
          WHERE e.title_words @@ search_any(search_vector(w.word))
            AND is_published(e.shown_from, at) IS TRUE
        )
        ORDER BY similarity(w.word, judged.word) DESC, w.word
        LIMIT 1
      ) END
      FROM judged ORDER BY place;
  END $$;
