-- The address of a source's page says whose it is. The end tells apart what is called the same.
CREATE FUNCTION source_slug(url text, publisher text, title text) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
    SELECT concat_ws('-',
      nullif(btrim(left(regexp_replace(
        fold_text(concat_ws(' ', $2, $3)), '[^a-z0-9]+', '-', 'g'), 80), '-'), ''),
      left(md5(source_key($1, $2, $3)), 8))
  $$;

UPDATE sources SET slug = source_slug(url, publisher, title) WHERE slug ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$';
