-- CreateTable
CREATE TABLE "site_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "publisher_name" TEXT,
    "legal_form" TEXT,
    "address" TEXT,
    "contact_email" TEXT,
    "phone" TEXT,
    "hosting_company" TEXT,
    "publication_director" TEXT,
    "cndp_number" TEXT,
    "social_links" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "facts_licence" TEXT NOT NULL DEFAULT 'cc-by-4.0',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "site_settings"
  ADD CONSTRAINT "site_settings_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "site_settings_publisher_name_check" CHECK (btrim("publisher_name") <> '' AND char_length("publisher_name") <= 200),
  ADD CONSTRAINT "site_settings_legal_form_check" CHECK (btrim("legal_form") <> '' AND char_length("legal_form") <= 300),
  ADD CONSTRAINT "site_settings_address_check" CHECK (btrim("address") <> '' AND char_length("address") <= 500),
  ADD CONSTRAINT "site_settings_contact_email_check" CHECK ("contact_email" = lower("contact_email") AND "contact_email" ~ '^[^ \t\r\n@]+@[^ \t\r\n@]+$' AND char_length("contact_email") <= 254),
  ADD CONSTRAINT "site_settings_phone_check" CHECK ("phone" ~ '^\+?[0-9][0-9 ().-]*$' AND char_length("phone") <= 30),
  ADD CONSTRAINT "site_settings_hosting_company_check" CHECK (btrim("hosting_company") <> '' AND char_length("hosting_company") <= 500),
  ADD CONSTRAINT "site_settings_publication_director_check" CHECK (btrim("publication_director") <> '' AND char_length("publication_director") <= 200),
  ADD CONSTRAINT "site_settings_cndp_number_check" CHECK (btrim("cndp_number") <> '' AND char_length("cndp_number") <= 100),
  -- They become links on every page, so none may be anything but a web address.
  ADD CONSTRAINT "site_settings_social_links_check" CHECK (
    "social_links" IS NOT NULL AND cardinality("social_links") <= 8
    AND array_position("social_links", NULL) IS NULL
    AND NOT ('' = ANY ("social_links"))
    AND (cardinality("social_links") = 0 OR array_to_string("social_links", E'\n') ~* '^https://[^ \t\r\n\\]+(\nhttps://[^ \t\r\n\\]+)*$')
  ),
  ADD CONSTRAINT "site_settings_facts_licence_check" CHECK ("facts_licence" IN ('cc-by-4.0', 'cc-by-sa-4.0', 'cc0-1.0'));

CREATE TRIGGER "content_changed"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "site_settings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
