import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { questionTerms } from '@/lib/db/statements/search-entries';

onDatabase('triggers', ({ url, pool }) => {
  test('search follows what is written, changed and deleted', async () => {
    const id = await insertArticle('suivi', 'Équivalence des diplômes');
    const [entry] = await rows(`SELECT kind FROM search_entries WHERE entity_id = '${id}'`);
    assert.equal(entry?.kind, 'article');
    assert.equal(await finds('equivalences diplôme'), true);
    assert.equal(await finds('doctorat'), false);

    await pool.query('UPDATE articles SET title = $2 WHERE id = $1', [id, 'Le doctorat']);
    assert.equal(await finds('Doctorats'), true);
    await pool.query('DELETE FROM articles WHERE id = $1', [id]);
    assert.equal(await finds('doctorat'), false);
  });

  test('search knows the other three kinds, and empties with its table', async () => {
    for (const table of ['universities', 'categories', 'cities']) {
      await pool.query(
        `INSERT INTO ${table} (name, slug, description) VALUES ('Fès', 'fes', 'À l’œuvre')`,
      );
    }
    const found = await rows(
      `SELECT kind FROM search_entries WHERE words @@ $$'fes' & 'oeuvr'$$ ORDER BY kind`,
    );
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['category', 'city', 'university'],
    );
    await pool.query('TRUNCATE categories, cities, universities, articles CASCADE');
    assert.deepEqual(await rows('SELECT kind FROM search_entries'), []);
    assert.deepEqual(await rows('SELECT word FROM search_words'), []);
  });

  test('the words of titles are learnt once, without figures and words of every text', async () => {
    await insertArticle('appris', 'Le Master 2027 du Guépard en 3 ans : guépard');
    await insertArticle('encore', 'GUÉPARD');
    const learnt = await rows(
      `SELECT word FROM search_words WHERE word ~ 'guepard|[0-9]|^(le|du|ans)$' ORDER BY word`,
    );
    assert.deepEqual(learnt, [{ word: 'ans' }, { word: 'guepard' }]);
  });

  test('what lists look for words in follows the article', async () => {
    const id = await insertArticle('cherche', 'Étudier à Fès');
    const lookup = () => rows(`SELECT text FROM article_lookups WHERE article_id = '${id}'`);
    assert.match(String((await lookup())[0]?.text), /^etudier a fes\ncherche\n/);
    await pool.query('UPDATE articles SET author = $2 WHERE id = $1', [id, 'L’équipe']);
    assert.match(String((await lookup())[0]?.text), /\nl'equipe$/);
    await pool.query('DELETE FROM articles WHERE id = $1', [id]);
    assert.deepEqual(await lookup(), []);
  });

  test('a save writes for search only what it changed, though it sets every column', async () => {
    await insertArticle('garde', 'Gardé');
    const versions = () =>
      rows(`
      SELECT e.xmin::text AS entry, l.xmin::text AS lookup
      FROM articles a JOIN search_entries e ON e.entity_id = a.id
        JOIN article_lookups l ON l.article_id = a.id WHERE a.slug = 'garde'`);
    const set = `title = title, slug = slug, excerpt = excerpt, content = content, author = author`;
    const before = await versions();
    for (const change of ['featured = true', 'reading_time = 9', 'view_count = view_count + 1']) {
      await pool.query(`UPDATE articles SET ${set}, ${change} WHERE slug = 'garde'`);
      assert.deepEqual(await versions(), before, change);
    }
    await pool.query(`UPDATE articles SET author = 'Autre' WHERE slug = 'garde'`);
    const [after] = await versions();
    assert.equal(after?.entry, before[0]?.entry, 'the author is no word of search');
    assert.notEqual(after?.lookup, before[0]?.lookup, 'the author is a word of lists');
  });

  test('names sort as French readers expect', async () => {
    for (const [index, name] of ['Zagora', 'Émirats', 'Droit', 'écoles', 'Fès'].entries()) {
      await pool.query('INSERT INTO cities (name, slug) VALUES ($1, $2)', [name, `c-${index}`]);
    }
    const sorted = await rows('SELECT name FROM cities ORDER BY name');
    assert.deepEqual(
      sorted.map(({ name }) => name),
      ['Droit', 'écoles', 'Émirats', 'Fès', 'Zagora'],
    );
  });

  test('the audit log takes new lines and nothing else but TRUNCATE', async () => {
    const line = `INSERT INTO audit_entries (actor_label, action, entity) VALUES ('a', 'b', 'c')`;
    await pool.query(line);
    for (const change of [`UPDATE audit_entries SET action = 'x'`, 'DELETE FROM audit_entries']) {
      await assert.rejects(pool.query(change), { code: '23001' });
    }
    assert.equal((await rows('SELECT * FROM audit_entries')).length, 1);
    await pool.query('TRUNCATE audit_entries');
  });

  test('content changes are announced once for a transaction, counters never', async () => {
    const listener = new Client({ connectionString: url });
    await listener.connect();
    let heard = 0;
    listener.on('notification', () => (heard += 1));
    await listener.query('LISTEN content_changed');
    const hearings = async (sql: string) => {
      heard = 0;
      await pool.query(sql);
      await listener.query('SELECT 1');
      return heard;
    };
    const article = await insertArticle('annonce', 'Annoncé');
    await listener.query('SELECT 1');
    for (const [sql, expected] of [
      [`UPDATE articles SET title = 'Autre'`, 1],
      [`UPDATE articles SET published_at = now()`, 1],
      [`UPDATE articles SET view_count = view_count + 1, like_count = like_count + 1`, 0],
      [`UPDATE universities SET program_count = 3`, 1],
      [`UPDATE cities SET name = name; UPDATE categories SET color = '#000000'`, 1],
      [`INSERT INTO slug_history (entity, slug) VALUES ('article', 'ancien')`, 1],
      [
        `INSERT INTO media (url, alt, width, height, bytes) VALUES ('/media/a.webp', '', 1, 1, 1)`,
        1,
      ],
      [`INSERT INTO users (email) VALUES ('a@b.ma')`, 0],
      [`DELETE FROM articles WHERE id = '${article}'`, 1],
    ] as const) {
      assert.equal(await hearings(sql), expected, sql);
    }
    await listener.end();
  });

  async function insertArticle(slug: string, title: string): Promise<string> {
    const { rows } = await pool.query(
      `INSERT INTO articles (title, slug, excerpt, content, meta_description, author)
       VALUES ($1, $2, 'Extrait', 'Texte', 'Description', 'Rédaction') RETURNING id`,
      [title, slug],
    );
    return rows[0].id;
  }

  async function rows(sql: string): Promise<Record<string, unknown>[]> {
    return (await pool.query(sql)).rows;
  }

  async function finds(words: string): Promise<boolean> {
    const { rowCount } = await pool.query('SELECT FROM search_entries WHERE words @@ $1::tsquery', [
      questionTerms(words).wholeWords,
    ]);
    return rowCount === 1;
  }
});
