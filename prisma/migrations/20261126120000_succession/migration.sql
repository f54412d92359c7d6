-- A master may come after another one, which it replaces, whose new name it has, or out of which it
-- grew. What it was to a master that is gone for good says nothing, and stays.
ALTER TABLE programmes
  ADD COLUMN former_id uuid REFERENCES programmes ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN succession text,
  ADD CONSTRAINT programmes_former_check CHECK (former_id <> id),
  ADD CONSTRAINT programmes_succession_check CHECK (succession IN ('renomme', 'remplace', 'issu')),
  ADD CONSTRAINT programmes_succession_pair_check CHECK (former_id IS NULL OR succession IS NOT NULL);
CREATE INDEX programmes_former_id_idx ON programmes (former_id);

DROP TRIGGER IF EXISTS content_changed ON programmes;
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    name, original_title, slug, kind, establishment_id, former_id, succession, languages, rhythm,
    also_rhythms, semesters, options, format, admission, admission_modes, requirements, documents,
    selectivity, places, places_year, apply_url, fee_free, fee_amount, fee_per, fee_year,
    fee_approximate, fee_note, official_url, status, verified_on, published_at
  ON programmes FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
