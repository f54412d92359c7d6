import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { legalNoticeBody, privacyBody } from '@/lib/texts/legal';
import { NO_SETTINGS, missingByLaw, siteSettingsSchema } from './settings';

const settings = {
  ...NO_SETTINGS,
  publisherName: 'Éditions *Atlas* & <b>Fils</b>',
  legalForm: 'SARL, RC 123',
  address: '1, rue des Écoles\n20000 Casablanca',
  contactEmail: 'equipe@guide.example',
  phone: '+212 5 22 00 00 00',
  hostingCompany: 'Hébergeur SA\nRabat, Maroc',
  publicationDirector: 'La rédaction en chef',
  cndpNumber: 'D-W-12/2026',
};
const others = { contactDelivered: false, mailSent: false, subscriptionConfirmed: false };
const shown = (body: string) => renderMarkdown(body).html;

test('what staff wrote is shown as they wrote it, whatever signs it has', () => {
  const notice = shown(legalNoticeBody(settings));
  for (const part of [
    'Éditions *Atlas* &#x26; &#x3C;b>Fils&#x3C;/b>',
    '1, rue des Écoles, 20000 Casablanca',
    'Hébergeur SA, Rabat, Maroc',
    'Récépissé CNDP : D-W-12/2026.',
    'La rédaction en chef',
  ]) {
    assert.ok(notice.replaceAll('\u00a0', ' ').includes(part), part);
  }
  const privacy = shown(privacyBody({ ...others, settings })).replaceAll('\u00a0', ' ');
  assert.match(privacy, /Récépissé CNDP : D-W-12\/2026\./);
  assert.match(privacy, /Hébergeur : Hébergeur SA, Rabat, Maroc\./);
  assert.match(privacy, /equipe@guide\.example/);
});

test('what is not filled in is left out, and nobody is told to fill it in', () => {
  const texts = [legalNoticeBody(NO_SETTINGS), privacyBody({ ...others, settings: NO_SETTINGS })];
  for (const text of texts) {
    assert.doesNotMatch(text, /compléter|CNDP :|Hébergeur|undefined|null|: \n/);
  }
  assert.match(texts[0] ?? '', /n’est pas encore publié ici/);
});

test('staff see what the law asks for; a phone and social links are no part of it', () => {
  assert.equal(missingByLaw(NO_SETTINGS).length, 7);
  assert.deepEqual(missingByLaw(settings), []);
  assert.deepEqual(missingByLaw({ ...settings, phone: null }), []);
  assert.deepEqual(missingByLaw({ ...settings, cndpNumber: null }), ['CNDP number']);
});

test('staff are told in English what is wrong with an address', () => {
  const { error } = siteSettingsSchema.safeParse({ ...settings, contactEmail: 'a@b' });
  const [issue] = error?.issues ?? [];
  assert.deepEqual(
    [issue?.path, issue?.message.split(',')[0]],
    [['contactEmail'], 'Must be a whole e-mail address'],
  );
  const { contactEmail } = siteSettingsSchema.parse({ ...settings, contactEmail: ' X@Guide.Ma ' });
  assert.equal(contactEmail, 'x@guide.ma');
});
