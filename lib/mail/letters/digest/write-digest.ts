import type { News } from '@/lib/db/statements/digest';
import type { Frozen } from '@/lib/db/statements/letter-queue';
import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import { type Block, type MailDocument, sentences, writeDocument } from '@/lib/mail/document';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { articleBlock, masterBlock } from '../blocks';
import { countOf } from './pick';

/** More of one kind are a list, and that is on the site. */
const MOST_SHOWN = 10;

type Digest = { subject: string; news: News; names: readonly string[] };

/** To whoever chose these subjects. */
export function writeDigest(
  { subject, news, names }: Digest,
  footer: MailDocument['footer'],
): Omit<Frozen, 'mark'> {
  const { html, text } = writeDocument({
    title: frenchSpaces(subject),
    preheader: frenchSpaces(preheaderOf(news)),
    body: sentences([frenchSpaces(opening(names))]),
    sections: [
      section('Candidatures ouvertes', news.calls.map(callBlock), CALLS),
      section('Nouveaux masters', news.masters.map(masterBlock), MASTERS),
      section('À lire sur le guide', news.articles.map(articleBlock), ARTICLES),
    ],
    footer,
  });
  return { subject, html, plain: text };
}

const opening = (names: readonly string[]) =>
  names.length > 0
    ? `Voici ce qui est nouveau pour vos sujets : ${names.join(', ')}.`
    : 'Voici ce qui est nouveau pour vos sujets.';

function preheaderOf(news: News): string {
  const count = countOf(news);
  return count === 1 ? 'Une actualité' : `${count} actualités`;
}

type Rest = { path: string; one: string; many: string };

const CALLS: Rest = { path: paths.calls, one: 'l’autre candidature', many: 'candidatures' };
const MASTERS: Rest = { path: paths.masters, one: 'l’autre master', many: 'masters' };
const ARTICLES: Rest = { path: paths.news, one: 'l’autre article', many: 'articles' };

function section(title: string, blocks: Block[], { path, one, many }: Rest) {
  if (blocks.length <= MOST_SHOWN) return { title, blocks };
  const rest = blocks.length - MOST_SHOWN;
  const more = frenchSpaces(rest === 1 ? `Voir ${one}` : `Voir les ${rest} autres ${many}`);
  return {
    title,
    blocks: [
      ...blocks.slice(0, MOST_SHOWN),
      { title: more, url: absoluteUrl(path), text: '', facts: 'Sur le guide' },
    ],
  };
}

const MOST_NAMES = 3;

function callBlock(call: News['calls'][number]): Block {
  const { establishment, universitySlug, establishmentSlug, closesOn, isProlonged, masters } = call;
  const named = masters.slice(0, MOST_NAMES).join(', ');
  const isMore = masters.length > MOST_NAMES;
  // Noon is the same day in Morocco whatever the offset of the year.
  const day = frenchDate(new Date(`${closesOn}T12:00:00Z`));
  return {
    title: frenchSpaces(establishment),
    url: absoluteUrl(paths.establishment(universitySlug, establishmentSlug)),
    text: frenchSpaces(
      named ? `${named}${isMore ? '…' : ''}` : 'Tous les masters de l’établissement',
    ),
    facts: frenchSpaces(isProlonged ? `Délai prolongé : clôture le ${day}` : `Clôture le ${day}`),
  };
}
