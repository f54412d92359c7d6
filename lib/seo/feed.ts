import { xml } from './sitemap';
import 'server-only';
import type { Article } from '@/lib/content/articles';
import { renderStaffText } from '@/lib/content/reading/staff-text';
import { frenchSpaces } from '@/lib/french/typography';
import { escapeXml } from '@/lib/markdown/escape';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/entities/settings';
import { SITE_NAME, absoluteUrl } from '@/lib/site';

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
