-- unaccent and pg_trgm are trusted extensions: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- No path around the application can store what would break a page, or what is forbidden to the
-- directory. The schemas of the application say the same, with a message for each, and count UTF-16
-- units: never fewer than the characters counted here. What is unknown is null, so no text of the
-- directory may be empty. Names sort as French readers expect (É beside E) whatever the server's locale.

-- 2024, 2024-09 or 2024-09-17: a date is as precise as its source.
CREATE FUNCTION is_partial_date(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT $1 ~ '^(19|20)[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$' $$;

CREATE TABLE cities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "und-x-icu" NOT NULL,
  slug text NOT NULL,
  description text NOT NULL DEFAULT '',
  reasons text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT cities_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 200),
  CONSTRAINT cities_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT cities_description_check CHECK (char_length(description) <= 5000),
  CONSTRAINT cities_reasons_check CHECK (btrim(reasons) <> '' AND char_length(reasons) <= 10000)
);
CREATE INDEX cities_name_id_idx ON cities (name, id);
CREATE UNIQUE INDEX cities_slug_key ON cities (slug);

CREATE TABLE categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "und-x-icu" NOT NULL,
  slug text NOT NULL,
  description text NOT NULL DEFAULT '',
  color text NOT NULL DEFAULT '#059669',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT categories_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 200),
  CONSTRAINT categories_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT categories_description_check CHECK (char_length(description) <= 5000),
  CONSTRAINT categories_color_check CHECK (color ~ '^#[0-9A-Fa-f]{6}$')
);
CREATE INDEX categories_name_id_idx ON categories (name, id);
CREATE UNIQUE INDEX categories_slug_key ON categories (slug);

CREATE TABLE universities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "und-x-icu" NOT NULL,
  slug text NOT NULL,
  description text NOT NULL DEFAULT '',
  reasons text,
  city_id uuid REFERENCES cities ON DELETE SET NULL ON UPDATE CASCADE,
  website_url text,
  program_count integer NOT NULL DEFAULT 0,
  status text,
  recognised_year integer,
  recognition_source text,
  recognition_to_verify boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT universities_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 200),
  CONSTRAINT universities_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT universities_description_check CHECK (char_length(description) <= 5000),
  CONSTRAINT universities_website_url_check CHECK (website_url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(website_url) <= 2000),
  CONSTRAINT universities_program_count_check CHECK (program_count BETWEEN 0 AND 10000),
  CONSTRAINT universities_status_check CHECK (status IN ('publique', 'publique-hors-universite', 'partenariat', 'privee')),
  CONSTRAINT universities_recognised_year_check CHECK (recognised_year BETWEEN 1950 AND 2100),
  CONSTRAINT universities_recognition_source_check CHECK (btrim(recognition_source) <> '' AND char_length(recognition_source) <= 200),
  CONSTRAINT universities_recognition_check CHECK (
    CASE WHEN recognised_year IS NULL THEN recognition_source IS NULL AND NOT recognition_to_verify
    ELSE recognition_source IS NOT NULL END
  ),
  CONSTRAINT universities_reasons_check CHECK (btrim(reasons) <> '' AND char_length(reasons) <= 10000)
);
CREATE INDEX universities_city_id_name_id_idx ON universities (city_id, name, id);
CREATE INDEX universities_name_id_idx ON universities (name, id);
CREATE INDEX universities_program_count_name_id_idx ON universities (program_count DESC, name, id);
CREATE UNIQUE INDEX universities_slug_key ON universities (slug);

CREATE TABLE articles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text COLLATE "und-x-icu" NOT NULL,
  slug text NOT NULL,
  excerpt text NOT NULL,
  content text NOT NULL,
  meta_description text NOT NULL,
  author text NOT NULL,
  image_url text,
  published_at timestamptz(3),
  reading_time integer NOT NULL DEFAULT 5,
  view_count integer NOT NULL DEFAULT 0,
  like_count integer NOT NULL DEFAULT 0,
  featured boolean NOT NULL DEFAULT false,
  category_id uuid REFERENCES categories ON DELETE SET NULL ON UPDATE CASCADE,
  city_id uuid REFERENCES cities ON DELETE SET NULL ON UPDATE CASCADE,
  university_id uuid REFERENCES universities ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT articles_title_check CHECK (btrim(title) <> '' AND char_length(title) <= 300),
  CONSTRAINT articles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT articles_excerpt_check CHECK (btrim(excerpt) <> '' AND char_length(excerpt) <= 1000),
  CONSTRAINT articles_content_check CHECK (btrim(content) <> '' AND char_length(content) <= 200000),
  CONSTRAINT articles_meta_description_check CHECK (btrim(meta_description) <> '' AND char_length(meta_description) <= 500),
  CONSTRAINT articles_author_check CHECK (btrim(author) <> '' AND char_length(author) <= 200),
  CONSTRAINT articles_image_url_check CHECK (image_url ~* '^(https?://[^ \t\r\n\\]+|/media/[a-z0-9-]+\.webp)$' AND char_length(image_url) <= 2000),
  CONSTRAINT articles_published_at_check CHECK (published_at >= '0001-01-01Z' AND published_at < '10000-01-01Z'),
  CONSTRAINT articles_reading_time_check CHECK (reading_time BETWEEN 1 AND 60),
  CONSTRAINT articles_view_count_check CHECK (view_count >= 0),
  CONSTRAINT articles_like_count_check CHECK (like_count >= 0)
);
CREATE INDEX articles_category_id_published_at_id_idx ON articles (category_id, published_at DESC, id DESC);
CREATE INDEX articles_city_id_published_at_id_idx ON articles (city_id, published_at DESC, id DESC);
CREATE INDEX articles_featured_published_at_id_idx ON articles (featured, published_at DESC, id DESC);
CREATE INDEX articles_published_at_id_idx ON articles (published_at DESC, id DESC);
CREATE UNIQUE INDEX articles_slug_key ON articles (slug);
CREATE INDEX articles_title_id_idx ON articles (title, id);
CREATE INDEX articles_university_id_published_at_id_idx ON articles (university_id, published_at DESC, id DESC);
CREATE INDEX articles_updated_at_id_idx ON articles (updated_at DESC, id DESC);
CREATE INDEX articles_view_count_published_at_id_idx ON articles (view_count DESC, published_at DESC, id DESC);

CREATE TABLE establishments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "und-x-icu" NOT NULL,
  acronym text,
  slug text NOT NULL,
  type text NOT NULL,
  description text,
  university_id uuid NOT NULL REFERENCES universities ON DELETE RESTRICT ON UPDATE CASCADE,
  city_id uuid REFERENCES cities ON DELETE SET NULL ON UPDATE CASCADE,
  website_url text,
  apply_url text,
  internal_note text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT establishments_name_check CHECK (btrim(name) <> '' AND char_length(name) BETWEEN 3 AND 200),
  CONSTRAINT establishments_acronym_check CHECK (btrim(acronym) <> '' AND char_length(acronym) <= 60),
  CONSTRAINT establishments_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT establishments_type_check CHECK (type IN ('fsjes', 'feg', 'fsjp', 'fst', 'fs', 'fsa', 'flsh', 'fmp', 'fp', 'faculte', 'encg', 'ensa', 'ensam', 'ens', 'esef', 'est', 'ecole', 'institut', 'campus', 'universite')),
  CONSTRAINT establishments_description_check CHECK (btrim(description) <> '' AND char_length(description) <= 5000),
  CONSTRAINT establishments_website_url_check CHECK (website_url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(website_url) <= 2000),
  CONSTRAINT establishments_apply_url_check CHECK (apply_url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(apply_url) <= 2000),
  CONSTRAINT establishments_internal_note_check CHECK (btrim(internal_note) <> '' AND char_length(internal_note) <= 5000)
);
CREATE INDEX establishments_city_id_name_id_idx ON establishments (city_id, name, id);
CREATE INDEX establishments_name_id_idx ON establishments (name, id);
CREATE UNIQUE INDEX establishments_slug_key ON establishments (slug);
CREATE INDEX establishments_type_name_id_idx ON establishments (type, name, id);
CREATE INDEX establishments_university_id_name_id_idx ON establishments (university_id, name, id);

CREATE TABLE programmes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "und-x-icu" NOT NULL,
  original_title text,
  slug text NOT NULL,
  kind text NOT NULL,
  establishment_id uuid NOT NULL REFERENCES establishments ON DELETE RESTRICT ON UPDATE CASCADE,
  languages text[] NOT NULL DEFAULT '{}',
  rhythm text,
  semesters integer,
  admission text,
  admission_modes text[] NOT NULL DEFAULT '{}',
  requirements text,
  fee_free boolean NOT NULL DEFAULT false,
  fee_amount integer,
  fee_per text,
  fee_year integer,
  fee_approximate boolean NOT NULL DEFAULT false,
  official_url text,
  status text NOT NULL,
  sources jsonb NOT NULL DEFAULT '[]',
  verified_on date,
  internal_note text,
  published_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT programmes_name_check CHECK (btrim(name) <> '' AND char_length(name) BETWEEN 3 AND 200),
  CONSTRAINT programmes_original_title_check CHECK (btrim(original_title) <> '' AND char_length(original_title) <= 200),
  CONSTRAINT programmes_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT programmes_kind_check CHECK (kind IN ('master', 'master-specialise', 'master-temps-amenage', 'mba', 'executive-mba', 'mastere-prive')),
  CONSTRAINT programmes_languages_check CHECK (languages <@ ARRAY['fr', 'en', 'ar', 'es'] AND cardinality(languages) <= 4 AND array_position(languages, NULL) IS NULL),
  CONSTRAINT programmes_rhythm_check CHECK (rhythm IN ('temps-plein', 'temps-amenage', 'week-end', 'distance')),
  CONSTRAINT programmes_semesters_check CHECK (semesters BETWEEN 1 AND 8),
  CONSTRAINT programmes_admission_check CHECK (btrim(admission) <> '' AND char_length(admission) <= 600),
  CONSTRAINT programmes_admission_modes_check CHECK (admission_modes <@ ARRAY['dossier', 'ecrit', 'oral', 'experience'] AND cardinality(admission_modes) <= 4 AND array_position(admission_modes, NULL) IS NULL),
  CONSTRAINT programmes_requirements_check CHECK (btrim(requirements) <> '' AND char_length(requirements) <= 600),
  CONSTRAINT programmes_fee_amount_check CHECK (fee_amount BETWEEN 1 AND 10000000),
  CONSTRAINT programmes_fee_per_check CHECK (fee_per IN ('an', 'programme', 'semestre')),
  CONSTRAINT programmes_fee_year_check CHECK (fee_year BETWEEN 2000 AND 2100),
  CONSTRAINT programmes_fee_check CHECK (
    CASE WHEN fee_amount IS NULL THEN fee_per IS NULL AND fee_year IS NULL AND NOT fee_approximate
    ELSE fee_per IS NOT NULL AND fee_year IS NOT NULL AND NOT fee_free END
  ),
  CONSTRAINT programmes_official_url_check CHECK (official_url ~* '^https://[^ \t\r\n\\]+$' AND char_length(official_url) <= 2000),
  CONSTRAINT programmes_status_check CHECK (status IN ('atteste', 'annonce', 'suspendu', 'ferme')),
  CONSTRAINT programmes_verified_on_check CHECK (verified_on BETWEEN '2000-01-01' AND '2100-12-31'),
  CONSTRAINT programmes_internal_note_check CHECK (btrim(internal_note) <> '' AND char_length(internal_note) <= 5000),
  CONSTRAINT programmes_published_at_check CHECK (published_at >= '0001-01-01Z' AND published_at < '10000-01-01Z')
);
CREATE INDEX programmes_establishment_id_name_id_idx ON programmes (establishment_id, name, id);
CREATE INDEX programmes_kind_name_id_idx ON programmes (kind, name, id);
CREATE INDEX programmes_languages_idx ON programmes USING gin (languages);
CREATE INDEX programmes_name_id_idx ON programmes (name, id);
CREATE INDEX programmes_published_at_id_idx ON programmes (published_at DESC, id DESC);
CREATE INDEX programmes_rhythm_name_id_idx ON programmes (rhythm, name, id);
CREATE UNIQUE INDEX programmes_slug_key ON programmes (slug);
CREATE INDEX programmes_status_name_id_idx ON programmes (status, name, id);
CREATE INDEX programmes_updated_at_id_idx ON programmes (updated_at DESC, id DESC);
CREATE INDEX programmes_verified_on_id_idx ON programmes (verified_on, id);

CREATE TABLE programme_categories (
  programme_id uuid NOT NULL REFERENCES programmes ON DELETE CASCADE ON UPDATE CASCADE,
  category_id uuid NOT NULL REFERENCES categories ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (programme_id, category_id)
);
CREATE INDEX programme_categories_category_id_programme_id_idx ON programme_categories (category_id, programme_id);

CREATE TABLE calls (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  establishment_id uuid NOT NULL REFERENCES establishments ON DELETE RESTRICT ON UPDATE CASCADE,
  academic_year text NOT NULL,
  opens_on date,
  closes_on date,
  apply_url text,
  note text,
  source jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT calls_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
  CONSTRAINT calls_academic_year_check CHECK (
    academic_year ~ '^20[0-9]{2}-20[0-9]{2}$'
    AND right(academic_year, 4)::int = left(academic_year, 4)::int + 1
  ),
  CONSTRAINT calls_opens_on_check CHECK (extract(year FROM opens_on) BETWEEN left(academic_year, 4)::int AND right(academic_year, 4)::int),
  CONSTRAINT calls_closes_on_check CHECK (
    closes_on >= coalesce(opens_on, closes_on)
    AND extract(year FROM closes_on) BETWEEN left(academic_year, 4)::int AND right(academic_year, 4)::int
  ),
  CONSTRAINT calls_apply_url_check CHECK (apply_url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(apply_url) <= 2000),
  CONSTRAINT calls_note_check CHECK (btrim(note) <> '' AND char_length(note) <= 600)
);
CREATE INDEX calls_academic_year_closes_on_id_idx ON calls (academic_year DESC, closes_on, id);
CREATE INDEX calls_closes_on_id_idx ON calls (closes_on, id);
CREATE INDEX calls_establishment_id_academic_year_id_idx ON calls (establishment_id, academic_year DESC, id);
CREATE UNIQUE INDEX calls_slug_key ON calls (slug);

CREATE TABLE call_programmes (
  call_id uuid NOT NULL REFERENCES calls ON DELETE CASCADE ON UPDATE CASCADE,
  programme_id uuid NOT NULL REFERENCES programmes ON DELETE RESTRICT ON UPDATE CASCADE,
  PRIMARY KEY (call_id, programme_id)
);
CREATE INDEX call_programmes_programme_id_idx ON call_programmes (programme_id);

CREATE TABLE call_openings (
  call_id uuid PRIMARY KEY REFERENCES calls ON DELETE CASCADE ON UPDATE CASCADE,
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  closes_on date,
  is_prolonged boolean NOT NULL DEFAULT false
);
CREATE INDEX call_openings_seen_at_idx ON call_openings (seen_at);

CREATE TABLE proposals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  programme_id uuid REFERENCES programmes ON DELETE SET NULL ON UPDATE CASCADE,
  what text NOT NULL,
  source_url text NOT NULL,
  email text,
  fields jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'open',
  reason text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  decided_at timestamptz(3),
  neighbourhood text,
  sender text,
  CONSTRAINT proposals_kind_check CHECK (kind IN ('correction', 'addition')),
  CONSTRAINT proposals_what_check CHECK (btrim(what) <> '' AND char_length(what) <= 2000),
  CONSTRAINT proposals_source_url_check CHECK (source_url ~* '^https?://[^ \t\r\n\\]+$' AND char_length(source_url) <= 2000),
  CONSTRAINT proposals_email_check CHECK (email = lower(email) AND email ~ '^[^ \t\r\n@]+@[^ \t\r\n@]+$' AND char_length(email) <= 254),
  CONSTRAINT proposals_fields_check CHECK (jsonb_typeof(fields) = 'object'),
  CONSTRAINT proposals_state_check CHECK (state IN ('open', 'accepted', 'declined')),
  CONSTRAINT proposals_reason_check CHECK (btrim(reason) <> '' AND char_length(reason) <= 500),
  -- Whoever wrote is known only as long as an answer may be needed.
  CONSTRAINT proposals_decision_check CHECK (
    CASE WHEN state = 'open' THEN decided_at IS NULL AND reason IS NULL
    ELSE decided_at IS NOT NULL AND email IS NULL END
  ),
  CONSTRAINT proposals_declined_check CHECK ((state = 'declined') = (reason IS NOT NULL)),
  CONSTRAINT proposals_neighbourhood_check CHECK (char_length(neighbourhood) <= 64),
  CONSTRAINT proposals_sender_check CHECK (char_length(sender) <= 64)
);
CREATE INDEX proposals_programme_id_idx ON proposals (programme_id);
CREATE INDEX proposals_state_created_at_id_idx ON proposals (state, created_at, id);

CREATE TABLE redirects (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source text NOT NULL,
  target text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Both become headers of an answer, so neither may be anything but a path of this site.
  CONSTRAINT redirects_source_check CHECK (source ~ '^/[!-~]+$' AND source !~ '//|[?#\\]' AND char_length(source) <= 500),
  CONSTRAINT redirects_target_check CHECK (target ~ '^/[!-~]*$' AND target !~ '//|[?#\\]' AND char_length(target) <= 500),
  CONSTRAINT redirects_apart_check CHECK (source <> target)
);
CREATE INDEX redirects_created_at_id_idx ON redirects (created_at DESC, id);
CREATE UNIQUE INDEX redirects_source_key ON redirects (source);
CREATE INDEX redirects_target_idx ON redirects (target);

CREATE TABLE slug_history (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entity text NOT NULL,
  slug text NOT NULL,
  target_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT slug_history_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120)
);
CREATE UNIQUE INDEX slug_history_entity_slug_key ON slug_history (entity, slug);
CREATE INDEX slug_history_entity_target_id_idx ON slug_history (entity, target_id);

CREATE TABLE site_settings (
  id integer PRIMARY KEY DEFAULT 1,
  publisher_name text,
  legal_form text,
  address text,
  contact_email text,
  phone text,
  hosting_company text,
  publication_director text,
  cndp_number text,
  social_links text[] DEFAULT '{}',
  facts_licence text NOT NULL DEFAULT 'cc-by-4.0',
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT site_settings_id_check CHECK (id = 1),
  CONSTRAINT site_settings_publisher_name_check CHECK (btrim(publisher_name) <> '' AND char_length(publisher_name) <= 200),
  CONSTRAINT site_settings_legal_form_check CHECK (btrim(legal_form) <> '' AND char_length(legal_form) <= 300),
  CONSTRAINT site_settings_address_check CHECK (btrim(address) <> '' AND char_length(address) <= 500),
  CONSTRAINT site_settings_contact_email_check CHECK (contact_email = lower(contact_email) AND contact_email ~ '^[^ \t\r\n@]+@[^ \t\r\n@]+$' AND char_length(contact_email) <= 254),
  CONSTRAINT site_settings_phone_check CHECK (phone ~ '^\+?[0-9][0-9 ().-]*$' AND char_length(phone) <= 30),
  CONSTRAINT site_settings_hosting_company_check CHECK (btrim(hosting_company) <> '' AND char_length(hosting_company) <= 500),
  CONSTRAINT site_settings_publication_director_check CHECK (btrim(publication_director) <> '' AND char_length(publication_director) <= 200),
  CONSTRAINT site_settings_cndp_number_check CHECK (btrim(cndp_number) <> '' AND char_length(cndp_number) <= 100),
  -- They become links on every page, so none may be anything but a web address.
  CONSTRAINT site_settings_social_links_check CHECK (
    social_links IS NOT NULL AND cardinality(social_links) <= 8
    AND array_position(social_links, NULL) IS NULL
    AND NOT ('' = ANY (social_links))
    AND (cardinality(social_links) = 0 OR array_to_string(social_links, E'\n') ~* '^https://[^ \t\r\n\\]+(\nhttps://[^ \t\r\n\\]+)*$')
  ),
  CONSTRAINT site_settings_facts_licence_check CHECK (facts_licence IN ('cc-by-4.0', 'cc-by-sa-4.0', 'cc0-1.0'))
);

CREATE TABLE link_checks (
  address text PRIMARY KEY,
  state text NOT NULL,
  status integer,
  tried_at timestamptz(3) NOT NULL,
  CONSTRAINT link_checks_address_check CHECK (char_length(address) <= 2000),
  CONSTRAINT link_checks_state_check CHECK (state IN ('there', 'missing', 'refused', 'failing', 'unreachable', 'endless', 'private'))
);
CREATE INDEX link_checks_tried_at_idx ON link_checks (tried_at);

CREATE TABLE media (
  url text PRIMARY KEY,
  alt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT media_url_check CHECK (url ~ '^/media/[a-z0-9-]+\.webp$' AND char_length(url) <= 2000),
  CONSTRAINT media_alt_check CHECK (char_length(alt) <= 1000),
  CONSTRAINT media_width_check CHECK (width BETWEEN 1 AND 65535),
  CONSTRAINT media_height_check CHECK (height BETWEEN 1 AND 65535),
  CONSTRAINT media_bytes_check CHECK (bytes > 0)
);
CREATE INDEX media_created_at_url_idx ON media (created_at DESC, url);

CREATE TABLE media_parts (
  name text NOT NULL,
  part integer NOT NULL,
  url text NOT NULL REFERENCES media ON DELETE CASCADE ON UPDATE CASCADE,
  bytes bytea NOT NULL,
  PRIMARY KEY (name, part),
  CONSTRAINT media_parts_name_check CHECK (name ~ '^[0-9a-f]{20}-[0-9]{1,4}x[0-9]{1,5}(-w[0-9]{3})?\.webp$'),
  CONSTRAINT media_parts_part_check CHECK (part BETWEEN 0 AND 127),
  CONSTRAINT media_parts_bytes_check CHECK (octet_length(bytes) BETWEEN 1 AND 262144)
);
-- Pictures are compressed already; without trying it again, a part is read in one piece.
ALTER TABLE media_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX media_parts_url_idx ON media_parts (url);

CREATE TABLE media_uses (
  url text NOT NULL,
  source text NOT NULL,
  holder text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  PRIMARY KEY (source, holder, url)
);
CREATE INDEX media_uses_url_idx ON media_uses (url);

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text,
  email_verified timestamptz(3),
  first_name text,
  last_name text,
  profile_image_url text,
  is_admin boolean NOT NULL DEFAULT false,
  is_editor boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT users_email_check CHECK (email = lower(email) AND email ~ '^[^[:space:]@]+@[^[:space:]@]+$' AND char_length(email) <= 254),
  -- An admin may do all that an editor may, and whoever is no admin any more is nobody of the staff.
  CONSTRAINT users_one_role_check CHECK (NOT (is_admin AND is_editor))
);
CREATE INDEX users_created_at_id_idx ON users (created_at DESC, id);
CREATE UNIQUE INDEX users_email_key ON users (email);

CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  type text NOT NULL,
  provider text NOT NULL,
  provider_account_id text NOT NULL
);
CREATE UNIQUE INDEX accounts_provider_provider_account_id_key ON accounts (provider, provider_account_id);
CREATE INDEX accounts_user_id_idx ON accounts (user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_token text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  expires timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sessions_expires_idx ON sessions (expires);
CREATE UNIQUE INDEX sessions_session_token_key ON sessions (session_token);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE verification_tokens (
  identifier text NOT NULL,
  token text NOT NULL,
  expires timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX verification_tokens_identifier_token_key ON verification_tokens (identifier, token);
CREATE UNIQUE INDEX verification_tokens_token_key ON verification_tokens (token);

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  at timestamptz(3) NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_label text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  changes jsonb NOT NULL DEFAULT '{}',
  request_id text
);
CREATE INDEX audit_entries_at_id_idx ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_entity_entity_id_idx ON audit_entries (entity, entity_id);

CREATE TABLE revisions (
  id uuid PRIMARY KEY,
  number serial,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_label text NOT NULL,
  action text NOT NULL,
  fields text[] DEFAULT '{}',
  "row" jsonb NOT NULL,
  CONSTRAINT revisions_row_check CHECK (jsonb_typeof("row") = 'object')
);
CREATE INDEX revisions_entity_id_number_idx ON revisions (entity_id, number DESC);
CREATE UNIQUE INDEX revisions_number_key ON revisions (number);

CREATE TABLE trash (
  id uuid PRIMARY KEY,
  entity text NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  "row" jsonb NOT NULL,
  referenced_by jsonb NOT NULL DEFAULT '[]',
  heir_id uuid,
  former_slugs text[] DEFAULT '{}',
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  actor_label text NOT NULL,
  CONSTRAINT trash_row_check CHECK (jsonb_typeof("row") = 'object'),
  CONSTRAINT trash_referenced_by_check CHECK (jsonb_typeof(referenced_by) = 'array')
);
CREATE INDEX trash_entity_deleted_at_id_idx ON trash (entity, deleted_at DESC, id);

CREATE TABLE drafts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  entity text NOT NULL,
  place text NOT NULL,
  "values" jsonb NOT NULL,
  based_on timestamptz(3),
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, entity, place),
  CONSTRAINT drafts_place_check CHECK (place = 'new' OR place ~ '^[0-9a-f-]{36}$'),
  CONSTRAINT drafts_values_check CHECK (jsonb_typeof("values") = 'object')
);
CREATE INDEX drafts_saved_at_idx ON drafts (saved_at);

CREATE TABLE presences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  entity text NOT NULL,
  row_id uuid NOT NULL,
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, entity, row_id)
);
CREATE INDEX presences_row_id_idx ON presences (row_id);

CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  subscribed_at timestamptz(3) NOT NULL DEFAULT now(),
  consented_at timestamptz(3) NOT NULL DEFAULT now(),
  consent_version text NOT NULL,
  unsubscribed_at timestamptz(3),
  refused_at timestamptz(3),
  confirmations integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz(3),
  pending_since timestamptz(3),
  consent_source text,
  subjects_at timestamptz(3),
  wants_calls boolean NOT NULL DEFAULT false,
  CONSTRAINT newsletter_subscribers_email_check CHECK (email = lower(email) AND email ~ '^[^[:space:]@]+@[^[:space:]@]+$' AND char_length(email) <= 254),
  CONSTRAINT newsletter_subscribers_refused_at_check CHECK (refused_at IS NULL OR NOT active),
  CONSTRAINT newsletter_subscribers_pending_since_check CHECK (pending_since IS NULL OR NOT active),
  CONSTRAINT newsletter_subscribers_confirmations_check CHECK (confirmations >= 0),
  CONSTRAINT newsletter_subscribers_consent_source_check CHECK (btrim(consent_source) <> '' AND char_length(consent_source) <= 300)
);
CREATE INDEX newsletter_subscribers_active_subscribed_at_id_idx ON newsletter_subscribers (active, subscribed_at DESC, id);
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (email);
CREATE INDEX newsletter_subscribers_pending_since_idx ON newsletter_subscribers (pending_since);

CREATE TABLE subscriber_categories (
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE ON UPDATE CASCADE,
  category_id uuid NOT NULL REFERENCES categories ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (subscriber_id, category_id)
);
CREATE INDEX subscriber_categories_category_id_idx ON subscriber_categories (category_id);

CREATE TABLE subscriber_cities (
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE ON UPDATE CASCADE,
  city_id uuid NOT NULL REFERENCES cities ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (subscriber_id, city_id)
);
CREATE INDEX subscriber_cities_city_id_idx ON subscriber_cities (city_id);

CREATE TABLE letters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  preheader text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  article_ids uuid[] DEFAULT '{}',
  programme_ids uuid[] DEFAULT '{}',
  state text NOT NULL DEFAULT 'draft',
  digest_week date,
  send_at timestamptz(3),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  html text,
  plain text,
  -- Stands in a frozen letter for its readers' own links; drawn anew, so that no text can name it.
  mark text,
  trouble text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT letters_subject_check CHECK (btrim(subject) <> '' AND char_length(subject) <= 150 AND subject !~ '[\r\n]'),
  CONSTRAINT letters_preheader_check CHECK (char_length(preheader) <= 200),
  CONSTRAINT letters_body_check CHECK (char_length(body) <= 20000),
  CONSTRAINT letters_article_ids_check CHECK (article_ids IS NOT NULL AND cardinality(article_ids) <= 12),
  CONSTRAINT letters_programme_ids_check CHECK (programme_ids IS NOT NULL AND cardinality(programme_ids) <= 12),
  CONSTRAINT letters_state_check CHECK (state IN ('draft', 'scheduled', 'prepared', 'sending', 'paused', 'stopped', 'sent')),
  CONSTRAINT letters_frozen_check CHECK (
    CASE WHEN digest_week IS NULL
      THEN state = 'draft' OR (html IS NOT NULL AND plain IS NOT NULL AND send_at IS NOT NULL)
      ELSE html IS NULL AND plain IS NULL AND send_at IS NOT NULL END
  ),
  CONSTRAINT letters_started_check CHECK (
    (state IN ('draft', 'scheduled', 'prepared')) = (started_at IS NULL)
    OR (state = 'stopped' AND digest_week IS NOT NULL)
  ),
  CONSTRAINT letters_ended_check CHECK ((state IN ('stopped', 'sent')) = (ended_at IS NOT NULL)),
  -- No act on a letter takes a digest for one: it is never a draft, never scheduled, has no text of
  -- its own, and may end before it began.
  CONSTRAINT letters_digest_check CHECK (CASE WHEN digest_week IS NULL THEN state <> 'prepared' ELSE state NOT IN ('draft', 'scheduled') END),
  CONSTRAINT letters_digest_week_check CHECK (extract(isodow FROM digest_week) = 1)
);
CREATE INDEX letters_created_at_id_idx ON letters (created_at DESC, id DESC);
CREATE UNIQUE INDEX letters_digest_week_key ON letters (digest_week);
CREATE INDEX letters_state_send_at_idx ON letters (state, send_at);

CREATE TABLE letter_recipients (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  letter_id uuid NOT NULL REFERENCES letters ON DELETE CASCADE ON UPDATE CASCADE,
  subscriber_id uuid REFERENCES newsletter_subscribers ON DELETE SET NULL ON UPDATE CASCADE,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz(3) NOT NULL DEFAULT now(),
  claim uuid,
  reason text,
  at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT letter_recipients_state_check CHECK (state IN ('waiting', 'claimed', 'handed', 'sent', 'failed', 'left', 'unknown', 'stopped')),
  CONSTRAINT letter_recipients_attempts_check CHECK (attempts >= 0),
  CONSTRAINT letter_recipients_claim_check CHECK (claim IS NOT NULL OR state NOT IN ('claimed', 'handed')),
  CONSTRAINT letter_recipients_reason_check CHECK (char_length(reason) <= 500)
);
CREATE INDEX letter_recipients_letter_id_state_at_idx ON letter_recipients (letter_id, state, at);
CREATE UNIQUE INDEX letter_recipients_letter_id_subscriber_id_key ON letter_recipients (letter_id, subscriber_id);
-- Each claim takes the first open row of a letter; the rows that are done are in no one's way.
CREATE INDEX letter_recipients_open ON letter_recipients (letter_id, due_at, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX letter_recipients_state_due_at_idx ON letter_recipients (state, due_at);
CREATE INDEX letter_recipients_subscriber_id_idx ON letter_recipients (subscriber_id);

CREATE TABLE digest_settings (
  id integer PRIMARY KEY DEFAULT 1,
  is_on boolean NOT NULL DEFAULT false,
  weekday integer NOT NULL DEFAULT 2,
  hour integer NOT NULL DEFAULT 9,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT digest_settings_id_check CHECK (id = 1),
  CONSTRAINT digest_settings_weekday_check CHECK (weekday BETWEEN 1 AND 7),
  CONSTRAINT digest_settings_hour_check CHECK (hour BETWEEN 0 AND 23)
);

CREATE TABLE daily_events (
  day date NOT NULL,
  event text NOT NULL,
  path text NOT NULL,
  count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, event, path),
  CONSTRAINT daily_events_event_check CHECK (char_length(event) BETWEEN 1 AND 60),
  CONSTRAINT daily_events_path_check CHECK (char_length(path) <= 500),
  CONSTRAINT daily_events_count_check CHECK (count >= 0)
);
CREATE INDEX daily_events_event_day_idx ON daily_events (event, day);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
