ALTER TABLE "cities" ADD COLUMN "reasons" TEXT;
ALTER TABLE "universities" ADD COLUMN "reasons" TEXT;

ALTER TABLE "cities"
  ADD CONSTRAINT "cities_reasons_check" CHECK (btrim("reasons") <> '' AND char_length("reasons") <= 10000);
ALTER TABLE "universities"
  ADD CONSTRAINT "universities_reasons_check" CHECK (btrim("reasons") <> '' AND char_length("reasons") <= 10000);

-- Pictures may stand in them, as in articles.
CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE OR UPDATE OF "reasons"
  ON "cities" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"('city');
CREATE TRIGGER "media_uses" AFTER INSERT OR DELETE OR UPDATE OF "reasons"
  ON "universities" FOR EACH ROW EXECUTE FUNCTION "note_media_uses"('university');
CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "cities" EXECUTE FUNCTION "forget_media_uses"();
CREATE TRIGGER "media_uses_clear" AFTER TRUNCATE ON "universities" EXECUTE FUNCTION "forget_media_uses"();
