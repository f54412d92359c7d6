-- Every instance listens to content_changed and drops its cached pages. The column lists leave out
-- the counters. One transaction sends one notification, because all of its payloads are equal.
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_changed', '');
    RETURN NULL;
  END $$;

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    title, slug, excerpt, content, meta_description, author, image_url, published_at, reading_time,
    featured, category_id, city_id, university_id
  ON articles FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON call_programmes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON calls
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    name, slug, description, color
  ON categories FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    name, slug, description, reasons
  ON cities FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON digest_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    name, acronym, slug, type, description, university_id, city_id, website_url, apply_url
  ON establishments FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON media
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON programme_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON slug_history
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    name, slug, description, city_id, website_url, program_count, status, recognised_year,
    recognition_source, recognition_to_verify, reasons
  ON universities FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- The audit log only grows. TRUNCATE stays possible: it takes the owner of the table, never a
-- query of the application, and a restore begins with it.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
  END $$;

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- What was kept stays as it was; thinning and a deletion for good take whole rows.
CREATE FUNCTION refuse_revision_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a revision is never changed' USING ERRCODE = 'restrict_violation';
  END $$;

CREATE TRIGGER never_changed BEFORE UPDATE ON revisions EXECUTE FUNCTION refuse_revision_change();

CREATE FUNCTION refuse_fourth_category() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    IF (SELECT count(*) FROM programme_categories c WHERE c.programme_id = NEW.programme_id) > 3 THEN
      RAISE EXCEPTION 'a master has three specialisations at most'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'programme_categories_count_check';
    END IF;
    RETURN NULL;
  END $$;

CREATE TRIGGER three_at_most AFTER INSERT OR UPDATE ON programme_categories
  FOR EACH ROW EXECUTE FUNCTION refuse_fourth_category();

-- A call is for masters of its own establishment, whichever of the three rows changes.
CREATE FUNCTION refuse_call_elsewhere() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
CREATE CONSTRAINT TRIGGER own_establishment AFTER INSERT OR UPDATE ON call_programmes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_call_elsewhere();
CREATE CONSTRAINT TRIGGER own_establishment AFTER UPDATE OF establishment_id ON calls
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.establishment_id <> NEW.establishment_id)
  EXECUTE FUNCTION refuse_call_elsewhere();
CREATE CONSTRAINT TRIGGER own_establishment AFTER UPDATE OF establishment_id ON programmes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.establishment_id <> NEW.establishment_id)
  EXECUTE FUNCTION refuse_call_elsewhere();

-- The pictures that stand anywhere in a row; a smaller version counts for its picture.
CREATE FUNCTION media_urls_in(r jsonb) RETURNS TABLE (url text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
    SELECT DISTINCT found[1] || '.webp'
    FROM regexp_matches(r::text, '(/media/[0-9a-f]{20}-[0-9]{1,4}x[0-9]{1,5})', 'g') AS found
    WHERE position('/media/' IN r::text) > 0
  $$;

-- A draft is known by its person, kind and place; whatever else, by its id.
CREATE FUNCTION put_media_uses(source text, kind text, r jsonb) RETURNS void
  LANGUAGE sql SET search_path FROM CURRENT AS $$
    INSERT INTO media_uses (source, holder, entity, entity_id, url)
    SELECT source, coalesce(r ->> 'id', concat_ws(' ', r ->> 'user_id', r ->> 'entity', r ->> 'place')),
      coalesce(r ->> 'entity', kind), coalesce(r ->> 'entity_id', r ->> 'id', r ->> 'place'), url
    FROM media_urls_in(r)
  $$;

-- TG_ARGV[0] is the kind of a row that does not say it. The lock makes a picture that is being
-- deleted wait for whoever begins to use it.
CREATE FUNCTION note_media_uses() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    r jsonb := to_jsonb(OLD);
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM media_uses WHERE source = TG_TABLE_NAME AND holder =
        coalesce(r ->> 'id', concat_ws(' ', r ->> 'user_id', r ->> 'entity', r ->> 'place'));
    END IF;
    IF TG_OP <> 'DELETE' THEN
      r := to_jsonb(NEW);
      PERFORM 1 FROM media WHERE url IN (SELECT u.url FROM media_urls_in(r) u) FOR KEY SHARE;
      PERFORM put_media_uses(TG_TABLE_NAME, TG_ARGV[0], r);
    END IF;
    RETURN NULL;
  END $$;

CREATE FUNCTION forget_media_uses() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    DELETE FROM media_uses WHERE source = TG_TABLE_NAME;
    RETURN NULL;
  END $$;

CREATE TRIGGER media_uses AFTER INSERT OR DELETE OR UPDATE OF image_url, content, excerpt
  ON articles FOR EACH ROW EXECUTE FUNCTION note_media_uses('article');
CREATE TRIGGER media_uses AFTER INSERT OR DELETE OR UPDATE OF reasons ON cities
  FOR EACH ROW EXECUTE FUNCTION note_media_uses('city');
CREATE TRIGGER media_uses AFTER INSERT OR DELETE OR UPDATE ON drafts
  FOR EACH ROW EXECUTE FUNCTION note_media_uses();
CREATE TRIGGER media_uses AFTER INSERT OR DELETE OR UPDATE OF body, html ON letters
  FOR EACH ROW EXECUTE FUNCTION note_media_uses('letter');
CREATE TRIGGER media_uses AFTER INSERT OR DELETE ON revisions
  FOR EACH ROW EXECUTE FUNCTION note_media_uses();
CREATE TRIGGER media_uses AFTER INSERT OR DELETE OR UPDATE ON trash
  FOR EACH ROW EXECUTE FUNCTION note_media_uses();
CREATE TRIGGER media_uses AFTER INSERT OR DELETE OR UPDATE OF reasons ON universities
  FOR EACH ROW EXECUTE FUNCTION note_media_uses('university');

CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON articles EXECUTE FUNCTION forget_media_uses();
CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON cities EXECUTE FUNCTION forget_media_uses();
CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON drafts EXECUTE FUNCTION forget_media_uses();
CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON letters EXECUTE FUNCTION forget_media_uses();
CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON revisions EXECUTE FUNCTION forget_media_uses();
CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON trash EXECUTE FUNCTION forget_media_uses();
CREATE TRIGGER media_uses_clear AFTER TRUNCATE ON universities EXECUTE FUNCTION forget_media_uses();
