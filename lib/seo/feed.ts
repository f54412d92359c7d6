import { xml } from './sitemap';
import 'server-only';
import type { Article } from '@/lib/content/articles';
import { renderStaffText } from '@/lib/content/reading/staff-text';
import { frenchSpaces } from '@/lib/french/typography';
import { escapeHtml, escapeXml } from '@/lib/markdown/escape';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/entities/settings';
import { EDITORIAL_TEAM, SITE_NAME, absoluteUrl } from '@/lib/site';
import { frenchDay, partialDate } from '@/lib/french/dates';
import type { DirectoryChange } from '@/lib/content/masters/changes';
import { type Call, callFactTexts } from '@/lib/entities/call';
import type { Programme } from '@/lib/content/masters/programmes';
import { choicesText, durationText, feeText } from '@/lib/entities/shown';
import { labelOf } from '@/lib/entities/choices';

export type FeedEntry = {
  /** The address may change; the id of the row does not. */
  id: string;
  title: string;
  path: string;
  published?: Date;
  updated: Date;
  author: string;
  terms: readonly string[];
  summary: string;
  /** The whole text, for readers that never open the site. */
  html: string;
};

/** Who answers for the feed as a whole. */
type Publisher = Pick<SiteSettings, 'publisherName' | 'contactEmail'>;

type Feed = {
  path: string;
  page: string;
  title: string;
  publisher: Publisher;
  entries: readonly FeedEntry[];
};

export function atomFeed({ path, page, title, publisher, entries }: Feed): Response {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<id>${absoluteUrl(page)}</id>`,
    `<title>${escapeXml(frenchSpaces(title))}</title>`,
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(path)}"/>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl(page)}"/>`,
    `<updated>${latest(entries).toISOString()}</updated>`,
    publisherXml(publisher),
    ...entries.map(entryXml),
    '</feed>',
    '',
  ];
  return xml(lines.join('\n'), 'application/atom+xml');
}

export async function articleFeed(
  articles: readonly Article[],
  publisher: Publisher,
): Promise<Response> {
  const texts = await Promise.all(
    articles.map(({ content, slug }) => renderStaffText(content, { article: slug })),
  );
  const entries = articles.map((article, at) => ({
    ...article,
    path: paths.article(article.slug),
    published: article.publishedAt ?? article.updatedAt,
    updated: article.updatedAt,
    terms: article.categoryName ? [article.categoryName] : [],
    summary: article.excerpt,
    html: texts[at]?.html ?? '',
  }));
  return atomFeed({ path: paths.feed, page: paths.home, title: SITE_NAME, publisher, entries });
}

function publisherXml({ publisherName, contactEmail }: Publisher): string {
  const email = contactEmail ? `<email>${escapeXml(contactEmail)}</email>` : '';
  return `<author><name>${escapeXml(publisherName ?? SITE_NAME)}</name>${email}</author>`;
}

function entryXml(entry: FeedEntry): string {
  const { id, title, path, published, updated, author, terms, summary, html } = entry;
  const url = absoluteUrl(path);
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${escapeXml(frenchSpaces(title))}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    ...(published ? [`<published>${published.toISOString()}</published>`] : []),
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...terms.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<summary>${escapeXml(frenchSpaces(summary))}</summary>`,
    `<content type="html" xml:base="${url}">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** An empty feed still needs a date; the epoch says that nothing was published. */
function latest(entries: readonly FeedEntry[]): Date {
  return new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));
}

type Advertised = { path: string; title: string };

export const mastersFeed: Advertised = {
  path: paths.mastersFeed,
  title: 'Masters au Maroc : fiches et avis nouveaux ou modifiés',
};

export function categoryFeed({ name, slug }: { name: string; slug: string }): Advertised {
  return {
    path: paths.categoryFeed(slug),
    title: `${name} : masters et avis nouveaux ou modifiés`,
  };
}

/** New and changed masters and calls. */
export function directoryFeed(
  { path, title }: Advertised,
  page: string,
  changes: readonly DirectoryChange[],
  publisher: SiteSettings,
): Response {
  const entries = changes.map((change) =>
    change.kind === 'master' ? masterEntry(change.row, change.at) : callEntry(change.row),
  );
  return atomFeed({ path, page, title, publisher, entries });
}

function masterEntry(master: Programme, updated: Date): FeedEntry {
  const { id, name, slug, publishedAt, categories, sources } = master;
  const facts: [string, string | null][] = [
    ['Rythme', master.rhythm && labelOf('rhythm', master.rhythm)],
    ['Durée', durationText(master.semesters)],
    ['Langues', choicesText('language', master.languages)],
    ['Admission', choicesText('admissionMode', master.admissionModes)],
    ['Frais', feeText(master)],
    ['Situation', labelOf('programmeStatus', master.status)],
    ['Vérifié par l’équipe', master.verifiedOn && `le ${frenchDay(master.verifiedOn)}`],
  ];
  return {
    id,
    title: `${name}, ${placeOf(master)}`,
    path: paths.master(slug),
    updated,
    published: publishedAt ?? updated,
    author: EDITORIAL_TEAM,
    terms: categories.map((category) => category.name),
    summary: `${labelOf('programmeKind', master.kind)}, ${master.establishmentName}.`,
    html: [
      paragraph(`${labelOf('programmeKind', master.kind)}, ${master.establishmentName}.`),
      list(facts.flatMap(([fact, text]) => (text ? [escapeHtml(`${fact} : ${text}`)] : []))),
      ...[master.admission, master.requirements].flatMap((text) => (text ? paragraph(text) : [])),
      list(
        sources.map(({ title, publisher, url, date }) => sourceOf(title ?? publisher, url, date)),
      ),
    ].join(''),
  };
}

function callEntry(call: Call): FeedEntry {
  const { id, academicYear, opensOn, closesOn, applyUrl, source, programmes } = call;
  const when = [
    opensOn && `ouverture le ${frenchDay(opensOn)}`,
    closesOn ? `clôture le ${frenchDay(closesOn)}` : 'clôture non publiée',
  ].filter(Boolean);
  const summary = `Candidatures ${academicYear} : ${when.join(', ')}.`;
  return {
    id,
    title: `Candidatures ${academicYear}, ${placeOf(call)}`,
    path: paths.establishment(call.universitySlug, call.establishmentSlug),
    updated: call.updatedAt,
    author: EDITORIAL_TEAM,
    terms: ['Candidatures'],
    summary,
    html: [
      paragraph(summary),
      ...(programmes.length > 0 ? [list(programmes.map(({ name }) => escapeHtml(name)))] : []),
      ...callFactTexts(call).map(paragraph),
      list([
        ...(applyUrl ? [sourceOf('Plateforme de candidature', applyUrl, null)] : []),
        sourceOf(source.publisher, source.url, source.publishedOn),
      ]),
    ].join(''),
  };
}

type Placed = Pick<Programme, 'establishmentAcronym' | 'establishmentName'>;

const placeOf = ({ establishmentAcronym, establishmentName }: Placed) =>
  establishmentAcronym ?? establishmentName;

const paragraph = (text: string) => `<p>${escapeHtml(frenchSpaces(text))}</p>`;

/** The items are HTML already. */
const list = (items: readonly string[]) =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${frenchSpaces(item)}</li>`).join('')}</ul>`
    : '';

function sourceOf(title: string, url: string | null, date: string | null): string {
  const name = escapeHtml(title);
  const day = date ? `, ${partialDate(date)}` : '';
  return `${url ? `<a href="${escapeHtml(url)}">${name}</a>` : name}${day}`;
}
