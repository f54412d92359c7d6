-- Every instance listens to content_changed and drops its cached pages. The column lists leave out
-- the counters. One transaction sends one notification, because all of its payloads are equal.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM pg_notify('content_changed', '');
    RETURN NULL;
  END $$;

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    "title", "slug", "excerpt", "content", "meta_description", "author", "image_url",
    "published_at", "reading_time", "featured", "category_id", "city_id", "university_id"
  ON "articles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    "name", "slug", "description", "city_id", "website_url", "program_count"
  ON "universities" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "slug", "description", "color"
  ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "slug", "description"
  ON "cities" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "slug_history" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "media" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

-- The audit log only grows. TRUNCATE stays possible: it takes the owner of the table, never a
-- query of the application, and a restore begins with it.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
  END $$;

CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
