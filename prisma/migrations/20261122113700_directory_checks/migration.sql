-- No path around the application can store what section 1 of the directory forbids. The schemas in
-- lib/schemas/masters say the same, with a message for each. What is unknown is null, so no text may
-- be empty.

ALTER TABLE "universities"
  ADD CONSTRAINT "universities_status_check" CHECK ("status" IN ('publique', 'publique-hors-universite', 'partenariat', 'privee')),
  ADD CONSTRAINT "universities_recognised_year_check" CHECK ("recognised_year" BETWEEN 1950 AND 2100),
  ADD CONSTRAINT "universities_recognition_source_check" CHECK (btrim("recognition_source") <> '' AND char_length("recognition_source") <= 200),
  ADD CONSTRAINT "universities_recognition_check" CHECK (
    CASE WHEN "recognised_year" IS NULL THEN "recognition_source" IS NULL AND NOT "recognition_to_verify"
    ELSE "recognition_source" IS NOT NULL END
  );

ALTER TABLE "establishments"
  ADD CONSTRAINT "establishments_name_check" CHECK (btrim("name") <> '' AND char_length("name") BETWEEN 3 AND 200),
  ADD CONSTRAINT "establishments_acronym_check" CHECK (btrim("acronym") <> '' AND char_length("acronym") <= 60),
  ADD CONSTRAINT "establishments_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "establishments_type_check" CHECK ("type" IN ('fsjes', 'feg', 'fsjp', 'fst', 'fs', 'fsa', 'flsh', 'fmp', 'fp', 'faculte', 'encg', 'ensa', 'ensam', 'ens', 'esef', 'est', 'ecole', 'institut', 'campus', 'universite')),
  ADD CONSTRAINT "establishments_description_check" CHECK (btrim("description") <> '' AND char_length("description") <= 5000),
  ADD CONSTRAINT "establishments_website_url_check" CHECK ("website_url" ~* '^https?://[^ \t\r\n\\]+$' AND char_length("website_url") <= 2000),
  ADD CONSTRAINT "establishments_apply_url_check" CHECK ("apply_url" ~* '^https?://[^ \t\r\n\\]+$' AND char_length("apply_url") <= 2000),
  ADD CONSTRAINT "establishments_internal_note_check" CHECK (btrim("internal_note") <> '' AND char_length("internal_note") <= 5000);

-- 2024, 2024-09 or 2024-09-17: a date is as precise as its source.
CREATE FUNCTION "is_partial_date"(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT $1 ~ '^(19|20)[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$' $$;

CREATE FUNCTION "is_source"(value jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT
  AS $$
    SELECT coalesce(
      jsonb_typeof($1) = 'object'
      AND $1 - ARRAY['publisher', 'title', 'url', 'date', 'kind'] = '{}'
      AND btrim($1 ->> 'publisher') <> '' AND char_length($1 ->> 'publisher') <= 200
      AND coalesce(btrim($1 ->> 'title') <> '' AND char_length($1 ->> 'title') <= 300, true)
      AND coalesce($1 ->> 'url' ~* '^https?://[^ \t\r\n\\]+$' AND char_length($1 ->> 'url') <= 2000, true)
      AND coalesce(is_partial_date($1 ->> 'date'), true)
      AND $1 ->> 'kind' IN ('officiel', 'presse', 'donnees-publiques', 'autre'),
      false
    )
  $$;

CREATE FUNCTION "are_sources"(value jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT
  AS $$
    SELECT jsonb_typeof($1) = 'array' AND jsonb_array_length($1) <= 10
      AND (SELECT coalesce(bool_and(is_source(one)), true) FROM jsonb_array_elements($1) one)
  $$;

ALTER TABLE "programmes"
  ADD CONSTRAINT "programmes_name_check" CHECK (btrim("name") <> '' AND char_length("name") BETWEEN 3 AND 200),
  ADD CONSTRAINT "programmes_original_title_check" CHECK (btrim("original_title") <> '' AND char_length("original_title") <= 200),
  ADD CONSTRAINT "programmes_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "programmes_kind_check" CHECK ("kind" IN ('master', 'master-specialise', 'master-temps-amenage', 'mba', 'executive-mba', 'mastere-prive')),
  ADD CONSTRAINT "programmes_languages_check" CHECK ("languages" <@ ARRAY['fr', 'en', 'ar', 'es'] AND cardinality("languages") <= 4 AND array_position("languages", NULL) IS NULL),
  ADD CONSTRAINT "programmes_rhythm_check" CHECK ("rhythm" IN ('temps-plein', 'temps-amenage', 'week-end', 'distance')),
  ADD CONSTRAINT "programmes_semesters_check" CHECK ("semesters" BETWEEN 1 AND 8),
  ADD CONSTRAINT "programmes_admission_check" CHECK (btrim("admission") <> '' AND char_length("admission") <= 600),
  ADD CONSTRAINT "programmes_admission_modes_check" CHECK ("admission_modes" <@ ARRAY['dossier', 'ecrit', 'oral', 'experience'] AND cardinality("admission_modes") <= 4 AND array_position("admission_modes", NULL) IS NULL),
  ADD CONSTRAINT "programmes_requirements_check" CHECK (btrim("requirements") <> '' AND char_length("requirements") <= 600),
  ADD CONSTRAINT "programmes_fee_amount_check" CHECK ("fee_amount" BETWEEN 1 AND 10000000),
  ADD CONSTRAINT "programmes_fee_per_check" CHECK ("fee_per" IN ('an', 'programme', 'semestre')),
  ADD CONSTRAINT "programmes_fee_year_check" CHECK ("fee_year" BETWEEN 2000 AND 2100),
  ADD CONSTRAINT "programmes_fee_check" CHECK (
    CASE WHEN "fee_amount" IS NULL THEN "fee_per" IS NULL AND "fee_year" IS NULL AND NOT "fee_approximate"
    ELSE "fee_per" IS NOT NULL AND "fee_year" IS NOT NULL AND NOT "fee_free" END
  ),
  ADD CONSTRAINT "programmes_official_url_check" CHECK ("official_url" ~* '^https://[^ \t\r\n\\]+$' AND char_length("official_url") <= 2000),
  ADD CONSTRAINT "programmes_status_check" CHECK ("status" IN ('atteste', 'annonce', 'suspendu', 'ferme')),
  ADD CONSTRAINT "programmes_sources_check" CHECK (are_sources("sources")),
  ADD CONSTRAINT "programmes_published_sources_check" CHECK (
    "published_at" IS NULL OR jsonb_path_exists("sources", '$[*].url ? (@ != null)')
  ),
  ADD CONSTRAINT "programmes_verified_on_check" CHECK ("verified_on" BETWEEN '2000-01-01' AND '2100-12-31'),
  ADD CONSTRAINT "programmes_internal_note_check" CHECK (btrim("internal_note") <> '' AND char_length("internal_note") <= 5000),
  ADD CONSTRAINT "programmes_published_at_check" CHECK ("published_at" >= '0001-01-01Z' AND "published_at" < '10000-01-01Z');

ALTER TABLE "calls"
  ADD CONSTRAINT "calls_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "calls_academic_year_check" CHECK (
    "academic_year" ~ '^20[0-9]{2}-20[0-9]{2}$'
    AND right("academic_year", 4)::int = left("academic_year", 4)::int + 1
  ),
  ADD CONSTRAINT "calls_opens_on_check" CHECK (
    extract(year FROM "opens_on") BETWEEN left("academic_year", 4)::int AND right("academic_year", 4)::int
  ),
  ADD CONSTRAINT "calls_closes_on_check" CHECK (
    "closes_on" >= coalesce("opens_on", "closes_on")
    AND extract(year FROM "closes_on") BETWEEN left("academic_year", 4)::int AND right("academic_year", 4)::int
  ),
  ADD CONSTRAINT "calls_apply_url_check" CHECK ("apply_url" ~* '^https?://[^ \t\r\n\\]+$' AND char_length("apply_url") <= 2000),
  ADD CONSTRAINT "calls_note_check" CHECK (btrim("note") <> '' AND char_length("note") <= 600),
  ADD CONSTRAINT "calls_source_check" CHECK (coalesce(
    jsonb_typeof("source") = 'object' AND "source" - ARRAY['publisher', 'url', 'publishedOn'] = '{}'
    AND btrim("source" ->> 'publisher') <> '' AND char_length("source" ->> 'publisher') <= 200
    AND "source" ->> 'url' ~* '^https?://[^ \t\r\n\\]+$' AND char_length("source" ->> 'url') <= 2000
    AND coalesce(char_length("source" ->> 'publishedOn') = 10 AND is_partial_date("source" ->> 'publishedOn'), true),
    false
  ));

-- A row of slug_history names any kind that has a slug.
ALTER TABLE "slug_history"
  DROP CONSTRAINT "slug_history_entity_check",
  ADD CONSTRAINT "slug_history_entity_check" CHECK ("entity" IN ('article', 'university', 'category', 'city', 'establishment', 'programme', 'call'));

CREATE FUNCTION "refuse_fourth_category"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF (SELECT count(*) FROM programme_categories c WHERE c.programme_id = NEW.programme_id) > 3 THEN
      RAISE EXCEPTION 'a master has three specialisations at most'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'programme_categories_count_check';
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER "three_at_most" AFTER INSERT OR UPDATE ON "programme_categories"
  FOR EACH ROW EXECUTE FUNCTION "refuse_fourth_category"();

-- A call is for masters of its own establishment, whichever of the three rows changes.
CREATE FUNCTION "refuse_call_elsewhere"() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF EXISTS (
      SELECT FROM call_programmes link
        JOIN calls c ON c.id = link.call_id
        JOIN programmes p ON p.id = link.programme_id
      WHERE p.establishment_id <> c.establishment_id
        AND CASE TG_TABLE_NAME
          WHEN 'calls' THEN link.call_id = (to_jsonb(NEW) ->> 'id')::uuid
          WHEN 'programmes' THEN link.programme_id = (to_jsonb(NEW) ->> 'id')::uuid
          ELSE link.call_id = (to_jsonb(NEW) ->> 'call_id')::uuid
        END
    ) THEN
      RAISE EXCEPTION 'a call is for masters of its own establishment'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'call_programmes_establishment_check';
    END IF;
    RETURN NULL;
  END $$;
-- At the end of the transaction, because a save changes a call and then its masters.
CREATE CONSTRAINT TRIGGER "own_establishment" AFTER INSERT OR UPDATE ON "call_programmes"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_call_elsewhere"();
CREATE CONSTRAINT TRIGGER "own_establishment" AFTER UPDATE OF "establishment_id" ON "calls"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.establishment_id <> NEW.establishment_id)
  EXECUTE FUNCTION "refuse_call_elsewhere"();
CREATE CONSTRAINT TRIGGER "own_establishment" AFTER UPDATE OF "establishment_id" ON "programmes"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.establishment_id <> NEW.establishment_id)
  EXECUTE FUNCTION "refuse_call_elsewhere"();
