import { randomUUID } from 'node:crypto';
import { oneLine, frenchSpaces, teaserText } from '@/lib/french/typography';
import type { MailDocument, Block } from '@/lib/mail/document';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import type { ArticleCard } from '@/lib/content/articles';
import type { Programme } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { frenchDate } from '@/lib/french/dates';

/** Drawn for each letter, so that no text can name what its footer is filled in by. */
export const drawMark = (): string => randomUUID();

type Links = { leaveUrl: string; preferencesUrl: string };

/**
 * What stands in a frozen letter for the addresses of its reader: to leave, and to see what is kept
 * about them.
 */
export function markedLinks(mark: string): Links {
  const base = `https://lettre.invalid/${mark}`;
  return { leaveUrl: `${base}/desinscription`, preferencesUrl: `${base}/preferences` };
}

type Publisher = { publisherName: string | null; address: string | null };

export function letterFooter(
  mark: string,
  { publisherName, address }: Publisher,
): MailDocument['footer'] {
  const { leaveUrl, preferencesUrl } = markedLinks(mark);
  return {
    reason: 'Vous recevez cette newsletter parce que cette adresse est inscrite sur',
    url: absoluteUrl(paths.home),
    links: [
      { label: 'Vos préférences', url: preferencesUrl },
      { label: 'Se désinscrire', url: leaveUrl },
    ],
    publisher: [publisherName, address && oneLine(address)].filter(Boolean).join(', '),
  };
}

type Texts = { html: string; plain: string };
type Marked = Texts & { mark: string };

/** The footer stands last: what a text before it says, stays. */
export function withLinks({ html, plain, mark }: Marked, links: Links): Texts {
  const marked = markedLinks(mark);
  const own = (text: string) =>
    (['leaveUrl', 'preferencesUrl'] as const).reduce(
      (before, name) => replaceLast(before, marked[name], links[name]),
      text,
    );
  return { html: own(html), plain: own(plain) };
}

function replaceLast(text: string, mark: string, link: string): string {
  const at = text.lastIndexOf(mark);
  return at < 0 ? text : text.slice(0, at) + link + text.slice(at + mark.length);
}

/** Staff need not be subscribers: the links of each reader lead them to the bare pages. */
export function forStaff(letter: Marked, addressOf = (path: string) => path): Texts {
  return withLinks(letter, {
    leaveUrl: addressOf(paths.unsubscribe),
    preferencesUrl: addressOf(paths.preferences),
  });
}

type Article = Pick<ArticleCard, 'title' | 'excerpt' | 'slug' | 'publishedAt'>;

export function articleBlock({ title, excerpt, slug, publishedAt }: Article): Block {
  return {
    title: frenchSpaces(title),
    url: absoluteUrl(paths.article(slug)),
    text: teaserText(excerpt),
    facts: publishedAt ? `Publié le ${frenchDate(publishedAt)}` : '',
  };
}

type Master = Pick<Programme, 'name' | 'slug' | 'establishmentName' | 'cityName'> & {
  kind: string;
};

export function masterBlock(master: Master): Block {
  const { name, slug, kind, establishmentName, cityName } = master;
  // Most establishments have their city in their name.
  const city = cityName && !establishmentName.includes(cityName) ? `, ${cityName}` : '';
  return {
    title: frenchSpaces(name),
    url: absoluteUrl(paths.master(slug)),
    text: frenchSpaces(establishmentName + city),
    facts: labelOf('programmeKind', kind),
  };
}
