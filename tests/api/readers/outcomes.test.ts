import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { createClient, siteUnderTest } from '../../fixtures/site/client';

const client = createClient();
const subscribe = (email: string) =>
  client.send('/newsletter/inscription', {
    method: 'POST',
    raw: new URLSearchParams({ email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('an address that is none is kept, with words that help beside its field', async () => {
  const answer = await subscribe('a@b');
  assert.equal(answer.status, 422);
  const page = parse(await answer.text());
  assert.equal(page.querySelector('input[name=email]')?.getAttribute('value'), 'a@b');
  assert.match(page.querySelector('#newsletter-email-erreur')?.text ?? '', /comme nom@exemple/);
});

test('an address that somebody made up tells of nothing that was done', async () => {
  const done = await subscribe(`${randomUUID()}@example.org`);
  const location = done.headers.get('location') ?? '';
  const told = await client.get(location);
  assert.match(await told.text(), /Inscription réussie/);
  const mark = new URL(location, siteUnderTest()).searchParams.get('fait') ?? '';
  for (const path of [
    ...['/newsletter?etat=inscrit', '/newsletter?etat=erreur', '/newsletter?etat=desinscrit'],
    ...[`/newsletter?etat=desinscrit&fait=${mark}`, `/newsletter?etat=inscrit&fait=${mark}x`],
    ...['/contact?etat=envoye', '/masters/proposer?etat=envoye', '/newsletter'],
    '/newsletter/desinscription/confirmer?etat=erreur',
  ]) {
    const text = await (await client.get(path)).text();
    assert.doesNotMatch(
      text,
      /Inscription réussie|Erreur d'inscription|Désinscription enregistrée|Message envoyé\. |Merci, votre|n’a pas été enregistrée/,
      path,
    );
  }
});
