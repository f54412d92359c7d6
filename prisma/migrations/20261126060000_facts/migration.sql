-- What a source says of a field is a row of its own. The lists of sources that stood in the rows
-- become such rows; what they said until now is that a record rests on them, so the first of them
-- is taken to say every field, and each further one the name.

-- Two addresses are one when they differ by https, a slash at the end, a fragment, the letters of
-- the host or what campaigns are counted by. A document without an address is known by its name.
CREATE FUNCTION source_key(url text, publisher text, title text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
    SELECT CASE WHEN $1 IS NULL THEN concat_ws(' ', 'document', lower(btrim($2)), lower(btrim($3)))
      ELSE lower(split_part(bare, '/', 1)) || regexp_replace(
        regexp_replace(substr(bare, length(split_part(bare, '/', 1)) + 1), '[?&]+$', ''), '/+(\?|$)', '\1')
      END
    FROM regexp_replace(
      regexp_replace(regexp_replace($1, '^https?://|#.*$', '', 'gi'), '(?<=[?&])utm_[^&]*(&|$)', '', 'gi'),
      '^([^/?]+)\?', '\1/?') AS bare
  $$;

CREATE TABLE sources (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL DEFAULT gen_random_uuid(),
  publisher text COLLATE "und-x-icu" NOT NULL,
  title text,
  url text,
  kind text NOT NULL,
  date text,
  is_date_inferred boolean NOT NULL DEFAULT false,
  via text,
  last_seen_on date,
  state text NOT NULL DEFAULT 'there',
  state_on date,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT sources_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT sources_publisher_check CHECK (btrim(publisher) <> '' AND char_length(publisher) <= 200),
  CONSTRAINT sources_title_check CHECK (btrim(title) <> '' AND char_length(title) <= 300),
  CONSTRAINT sources_url_check CHECK (url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(url) <= 2000),
  CONSTRAINT sources_kind_check CHECK (kind IN ('officiel', 'avis-relaye', 'officiel-copie', 'officiel-lien', 'presse', 'donnees-publiques', 'document-etudiant', 'autre')),
  CONSTRAINT sources_date_check CHECK (is_partial_date(date)),
  CONSTRAINT sources_date_inferred_check CHECK (date IS NOT NULL OR NOT is_date_inferred),
  CONSTRAINT sources_via_check CHECK (btrim(via) <> '' AND char_length(via) <= 300),
  CONSTRAINT sources_last_seen_on_check CHECK (last_seen_on BETWEEN '2000-01-01' AND '2100-12-31'),
  CONSTRAINT sources_state_check CHECK (state IN ('there', 'changed', 'gone')),
  CONSTRAINT sources_state_on_check CHECK ((state = 'there') = (state_on IS NULL) AND state_on BETWEEN '2000-01-01' AND '2100-12-31')
);
CREATE INDEX sources_kind_publisher_id_idx ON sources (kind, publisher, id);
CREATE INDEX sources_publisher_id_idx ON sources (publisher, id);
CREATE UNIQUE INDEX sources_slug_key ON sources (slug);
-- As a hash, because an address may be longer than an index takes.
CREATE UNIQUE INDEX sources_address_key ON sources (md5(source_key(url, publisher, title)));

CREATE TABLE facts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  programme_id uuid REFERENCES programmes ON DELETE CASCADE ON UPDATE CASCADE,
  establishment_id uuid REFERENCES establishments ON DELETE CASCADE ON UPDATE CASCADE,
  call_id uuid REFERENCES calls ON DELETE CASCADE ON UPDATE CASCADE,
  university_id uuid REFERENCES universities ON DELETE CASCADE ON UPDATE CASCADE,
  field text NOT NULL,
  value jsonb NOT NULL,
  source_id uuid NOT NULL REFERENCES sources ON DELETE RESTRICT ON UPDATE CASCADE,
  place integer NOT NULL DEFAULT 0,
  quote text,
  year text,
  seen_on date,
  seen_by text NOT NULL,
  person_id uuid,
  is_verified boolean NOT NULL DEFAULT false,
  ended_on date,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT facts_subject_check CHECK (num_nonnulls(programme_id, establishment_id, call_id, university_id) = 1),
  CONSTRAINT facts_field_check CHECK (field ~ '^[a-z][A-Za-z]{1,39}$'),
  CONSTRAINT facts_value_check CHECK (value <> 'null' AND length(value::text) <= 6000),
  CONSTRAINT facts_place_check CHECK (place BETWEEN 0 AND 99),
  CONSTRAINT facts_quote_check CHECK (btrim(quote) <> '' AND char_length(quote) <= 300),
  CONSTRAINT facts_year_check CHECK (
    year ~ '^20[0-9]{2}-20[0-9]{2}$' AND right(year, 4)::int = left(year, 4)::int + 1
  ),
  CONSTRAINT facts_seen_on_check CHECK (seen_on BETWEEN '2000-01-01' AND '2100-12-31'),
  CONSTRAINT facts_person_check CHECK (person_id IS NULL OR seen_by = 'team'),
  -- To verify is to compare: somebody did it, on a day.
  CONSTRAINT facts_verified_check CHECK (NOT is_verified OR person_id IS NOT NULL AND seen_on IS NOT NULL),
  CONSTRAINT facts_ended_on_check CHECK (ended_on BETWEEN '2000-01-01' AND '2100-12-31')
);
CREATE INDEX facts_programme_id_idx ON facts (programme_id);
CREATE INDEX facts_establishment_id_idx ON facts (establishment_id);
CREATE INDEX facts_call_id_idx ON facts (call_id);
CREATE INDEX facts_university_id_idx ON facts (university_id);
CREATE INDEX facts_source_id_idx ON facts (source_id);
-- A source says one thing once.
CREATE UNIQUE INDEX facts_living_key ON facts (
  coalesce(programme_id, establishment_id, call_id, university_id), field, source_id, md5(value::text)
) WHERE ended_on IS NULL;

CREATE TABLE rules (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "und-x-icu" NOT NULL,
  slug text NOT NULL,
  field text NOT NULL,
  text text NOT NULL,
  sector text,
  kind text,
  rhythm text,
  source_id uuid NOT NULL REFERENCES sources ON DELETE RESTRICT ON UPDATE CASCADE,
  since text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT rules_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 200),
  CONSTRAINT rules_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT rules_text_check CHECK (btrim(text) <> '' AND char_length(text) <= 200),
  CONSTRAINT rules_sector_check CHECK (sector IN ('public', 'private')),
  CONSTRAINT rules_kind_check CHECK (kind IN ('master', 'master-specialise', 'master-temps-amenage', 'mba', 'executive-mba', 'mastere-prive')),
  CONSTRAINT rules_rhythm_check CHECK (rhythm IN ('temps-plein', 'temps-amenage', 'week-end', 'distance')),
  CONSTRAINT rules_since_check CHECK (is_partial_date(since))
);
CREATE INDEX rules_name_id_idx ON rules (name, id);
CREATE UNIQUE INDEX rules_slug_key ON rules (slug);
CREATE INDEX rules_source_id_idx ON rules (source_id);

CREATE TABLE past_exams (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE ON UPDATE CASCADE,
  programme_id uuid REFERENCES programmes ON DELETE SET NULL ON UPDATE CASCADE,
  session text NOT NULL,
  format text,
  duration text,
  held_on text,
  subjects text,
  is_before_reform boolean NOT NULL,
  source_id uuid NOT NULL REFERENCES sources ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT past_exams_session_check CHECK (btrim(session) <> '' AND char_length(session) <= 100),
  CONSTRAINT past_exams_format_check CHECK (btrim(format) <> '' AND char_length(format) <= 300),
  CONSTRAINT past_exams_duration_check CHECK (btrim(duration) <> '' AND char_length(duration) <= 100),
  CONSTRAINT past_exams_held_on_check CHECK (is_partial_date(held_on)),
  CONSTRAINT past_exams_subjects_check CHECK (btrim(subjects) <> '' AND char_length(subjects) <= 600)
);
CREATE INDEX past_exams_establishment_id_idx ON past_exams (establishment_id);
CREATE INDEX past_exams_programme_id_idx ON past_exams (programme_id);
CREATE INDEX past_exams_source_id_idx ON past_exams (source_id);

INSERT INTO sources (publisher, title, url, kind, date)
SELECT DISTINCT ON (source_key(url, publisher, title)) publisher, title, url, kind, date FROM (
  SELECT one ->> 'publisher' AS publisher, one ->> 'title' AS title, one ->> 'url' AS url,
    one ->> 'kind' AS kind, one ->> 'date' AS date
  FROM programmes, jsonb_array_elements(sources) one
  UNION ALL
  SELECT source ->> 'publisher', NULL, source ->> 'url', 'autre', source ->> 'publishedOn' FROM calls
) stored ORDER BY source_key(url, publisher, title), date DESC NULLS LAST;

INSERT INTO facts (programme_id, field, value, source_id, place, seen_by)
SELECT DISTINCT ON (p.id, said.field, s.id) p.id, said.field, said.value, s.id, one.place - 1, 'first-data'
FROM programmes p
  CROSS JOIN LATERAL jsonb_array_elements(p.sources) WITH ORDINALITY one (stored, place)
  JOIN sources s ON md5(source_key(s.url, s.publisher, s.title))
    = md5(source_key(stored ->> 'url', stored ->> 'publisher', stored ->> 'title'))
  CROSS JOIN LATERAL (VALUES
    ('name', to_jsonb(p.name)), ('originalTitle', to_jsonb(p.original_title)),
    ('kind', to_jsonb(p.kind)), ('status', to_jsonb(p.status)),
    ('establishmentId', to_jsonb(p.establishment_id)), ('languages', to_jsonb(nullif(p.languages, '{}'))),
    ('rhythm', to_jsonb(p.rhythm)), ('semesters', to_jsonb(p.semesters)),
    ('officialUrl', to_jsonb(p.official_url)), ('admission', to_jsonb(p.admission)),
    ('admissionModes', to_jsonb(nullif(p.admission_modes, '{}'))),
    ('requirements', to_jsonb(p.requirements)), ('feeFree', to_jsonb(nullif(p.fee_free, false))),
    ('feeAmount', to_jsonb(p.fee_amount)), ('feePer', to_jsonb(p.fee_per)),
    ('feeYear', to_jsonb(p.fee_year))
  ) said (field, value)
WHERE said.value IS NOT NULL AND (one.place = 1 OR said.field = 'name')
ORDER BY p.id, said.field, s.id, one.place;

INSERT INTO facts (call_id, field, value, source_id, seen_by)
SELECT c.id, said.field, said.value, s.id, 'first-data'
FROM calls c
  JOIN sources s ON md5(source_key(s.url, s.publisher, s.title))
    = md5(source_key(c.source ->> 'url', c.source ->> 'publisher', NULL))
  CROSS JOIN LATERAL (VALUES
    ('establishmentId', to_jsonb(c.establishment_id)), ('academicYear', to_jsonb(c.academic_year)),
    ('opensOn', to_jsonb(c.opens_on)), ('closesOn', to_jsonb(c.closes_on)),
    ('applyUrl', to_jsonb(c.apply_url)), ('note', to_jsonb(c.note)),
    ('programmeIds', (SELECT jsonb_agg(l.programme_id ORDER BY l.programme_id)
      FROM call_programmes l WHERE l.call_id = c.id))
  ) said (field, value)
WHERE said.value IS NOT NULL;

DROP TRIGGER IF EXISTS content_changed ON programmes;
ALTER TABLE programmes
  DROP COLUMN sources,
  ADD COLUMN also_rhythms text[] NOT NULL DEFAULT '{}',
  ADD COLUMN options text,
  ADD COLUMN format text,
  ADD COLUMN documents text,
  ADD COLUMN selectivity text,
  ADD COLUMN places integer,
  ADD COLUMN places_year text,
  ADD COLUMN apply_url text,
  ADD COLUMN fee_note text,
  ADD CONSTRAINT programmes_also_rhythms_check CHECK (also_rhythms <@ ARRAY['temps-plein', 'temps-amenage', 'week-end', 'distance'] AND cardinality(also_rhythms) <= 4 AND array_position(also_rhythms, NULL) IS NULL),
  ADD CONSTRAINT programmes_options_check CHECK (btrim(options) <> '' AND char_length(options) <= 600),
  ADD CONSTRAINT programmes_format_check CHECK (btrim(format) <> '' AND char_length(format) <= 300),
  ADD CONSTRAINT programmes_documents_check CHECK (btrim(documents) <> '' AND char_length(documents) <= 600),
  ADD CONSTRAINT programmes_selectivity_check CHECK (btrim(selectivity) <> '' AND char_length(selectivity) <= 300),
  ADD CONSTRAINT programmes_places_check CHECK (places BETWEEN 1 AND 10000),
  ADD CONSTRAINT programmes_places_year_check CHECK (places_year ~ '^20[0-9]{2}(-20[0-9]{2})?$'),
  ADD CONSTRAINT programmes_places_pair_check CHECK (places IS NOT NULL OR places_year IS NULL),
  ADD CONSTRAINT programmes_apply_url_check CHECK (apply_url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(apply_url) <= 2000),
  ADD CONSTRAINT programmes_fee_note_check CHECK (btrim(fee_note) <> '' AND char_length(fee_note) <= 300);
ALTER TABLE calls DROP COLUMN source;
DROP FUNCTION IF EXISTS are_sources;
DROP FUNCTION IF EXISTS is_source;

-- A published master and a call rest on something that can be opened, whichever row changes; looked
-- at when the transaction ends, because a save writes the row before its facts.
CREATE FUNCTION refuse_unsourced() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    subject uuid := coalesce(
      to_jsonb(NEW) ->> 'id', to_jsonb(OLD) ->> 'programme_id', to_jsonb(OLD) ->> 'call_id')::uuid;
    called text := CASE
      WHEN EXISTS (SELECT FROM programmes WHERE id = subject AND published_at IS NOT NULL)
        THEN 'published master'
      WHEN EXISTS (SELECT FROM calls WHERE id = subject) THEN 'call'
    END;
  BEGIN
    IF called IS NOT NULL AND NOT EXISTS (
      SELECT FROM facts f JOIN sources s ON s.id = f.source_id
      WHERE (f.programme_id = subject OR f.call_id = subject)
        AND f.ended_on IS NULL AND s.url IS NOT NULL
    ) THEN
      RAISE EXCEPTION 'a % needs a source with a link', called
        USING ERRCODE = 'check_violation', CONSTRAINT = 'facts_source_check';
    END IF;
    RETURN NULL;
  END $$;

CREATE CONSTRAINT TRIGGER has_source AFTER INSERT OR UPDATE OF published_at ON programmes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.published_at IS NOT NULL)
  EXECUTE FUNCTION refuse_unsourced();
CREATE CONSTRAINT TRIGGER has_source AFTER INSERT ON calls
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unsourced();
CREATE CONSTRAINT TRIGGER has_source AFTER DELETE ON facts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (num_nonnulls(OLD.programme_id, OLD.call_id) = 1) EXECUTE FUNCTION refuse_unsourced();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON facts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON past_exams
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON rules
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON sources
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

ALTER TABLE slug_history DROP CONSTRAINT IF EXISTS slug_history_entity_check,
  ADD CONSTRAINT slug_history_entity_check CHECK (entity IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call', 'source', 'rule'));
ALTER TABLE revisions DROP CONSTRAINT IF EXISTS revisions_entity_check,
  ADD CONSTRAINT revisions_entity_check CHECK (entity IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call', 'source', 'rule'));
ALTER TABLE trash DROP CONSTRAINT IF EXISTS trash_entity_check,
  ADD CONSTRAINT trash_entity_check CHECK (entity IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call', 'source', 'rule'));
ALTER TABLE drafts DROP CONSTRAINT IF EXISTS drafts_entity_check,
  ADD CONSTRAINT drafts_entity_check CHECK (entity IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call', 'source', 'rule'));
ALTER TABLE presences DROP CONSTRAINT IF EXISTS presences_entity_check,
  ADD CONSTRAINT presences_entity_check CHECK (entity IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call', 'source', 'rule'));
