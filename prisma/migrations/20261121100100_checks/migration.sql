-- No path around the application can store what would break a page. The lengths are those of
-- lib/schemas, which count UTF-16 units: never fewer than the characters counted here.

ALTER TABLE "articles"
  ADD CONSTRAINT "articles_title_check" CHECK (btrim("title") <> '' AND char_length("title") <= 300),
  ADD CONSTRAINT "articles_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "articles_excerpt_check" CHECK (btrim("excerpt") <> '' AND char_length("excerpt") <= 1000),
  ADD CONSTRAINT "articles_content_check" CHECK (btrim("content") <> '' AND char_length("content") <= 200000),
  ADD CONSTRAINT "articles_meta_description_check" CHECK (btrim("meta_description") <> '' AND char_length("meta_description") <= 500),
  ADD CONSTRAINT "articles_author_check" CHECK (btrim("author") <> '' AND char_length("author") <= 200),
  ADD CONSTRAINT "articles_image_url_check" CHECK ("image_url" ~* '^(https?://[^ \t\r\n\\]+|/media/[a-z0-9-]+\.webp)$' AND char_length("image_url") <= 2000),
  ADD CONSTRAINT "articles_published_at_check" CHECK ("published_at" >= '0001-01-01Z' AND "published_at" < '10000-01-01Z'),
  ADD CONSTRAINT "articles_reading_time_check" CHECK ("reading_time" BETWEEN 1 AND 60),
  ADD CONSTRAINT "articles_view_count_check" CHECK ("view_count" >= 0),
  ADD CONSTRAINT "articles_like_count_check" CHECK ("like_count" >= 0);

ALTER TABLE "universities"
  ADD CONSTRAINT "universities_name_check" CHECK (btrim("name") <> '' AND char_length("name") <= 200),
  ADD CONSTRAINT "universities_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "universities_description_check" CHECK (char_length("description") <= 5000),
  ADD CONSTRAINT "universities_website_url_check" CHECK ("website_url" ~* '^https?://[^ \t\r\n\\]+$' AND char_length("website_url") <= 2000),
  ADD CONSTRAINT "universities_program_count_check" CHECK ("program_count" BETWEEN 0 AND 10000);

ALTER TABLE "categories"
  ADD CONSTRAINT "categories_name_check" CHECK (btrim("name") <> '' AND char_length("name") <= 200),
  ADD CONSTRAINT "categories_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "categories_description_check" CHECK (char_length("description") <= 5000),
  ADD CONSTRAINT "categories_color_check" CHECK ("color" ~ '^#[0-9A-Fa-f]{6}$');

ALTER TABLE "cities"
  ADD CONSTRAINT "cities_name_check" CHECK (btrim("name") <> '' AND char_length("name") <= 200),
  ADD CONSTRAINT "cities_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120),
  ADD CONSTRAINT "cities_description_check" CHECK (char_length("description") <= 5000);

ALTER TABLE "media"
  ADD CONSTRAINT "media_url_check" CHECK ("url" ~ '^/media/[a-z0-9-]+\.webp$' AND char_length("url") <= 2000),
  ADD CONSTRAINT "media_alt_check" CHECK (char_length("alt") <= 1000),
  ADD CONSTRAINT "media_width_check" CHECK ("width" BETWEEN 1 AND 65535),
  ADD CONSTRAINT "media_height_check" CHECK ("height" BETWEEN 1 AND 65535),
  ADD CONSTRAINT "media_bytes_check" CHECK ("bytes" > 0);

ALTER TABLE "slug_history"
  ADD CONSTRAINT "slug_history_entity_check" CHECK ("entity" IN ('article', 'university', 'category', 'city')),
  ADD CONSTRAINT "slug_history_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 120);

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_check" CHECK ("email" = lower("email") AND "email" ~ '^[^[:space:]@]+@[^[:space:]@]+$' AND char_length("email") <= 254);

ALTER TABLE "newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_email_check" CHECK ("email" = lower("email") AND "email" ~ '^[^[:space:]@]+@[^[:space:]@]+$' AND char_length("email") <= 254);

ALTER TABLE "daily_events"
  ADD CONSTRAINT "daily_events_event_check" CHECK (char_length("event") BETWEEN 1 AND 60),
  ADD CONSTRAINT "daily_events_path_check" CHECK (char_length("path") <= 500),
  ADD CONSTRAINT "daily_events_count_check" CHECK ("count" >= 0);
