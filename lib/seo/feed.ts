import 'server-only';
import type { Article } from '@/lib/content/article-fields';
import { escapeXml } from '@/lib/markdown/escape';
import { renderMarkdown } from '@/lib/markdown/markdown';
import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { frenchSpaces } from '@/lib/french/typography';

/** Entries carry the whole text, for readers that never open the site. */
export function atomFeed(articles: Article[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<id>${absoluteUrl('/')}</id>`,
    `<title>${escapeXml(SITE_NAME)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(paths.feed)}"/>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl('/')}"/>`,
    `<updated>${latest(articles).toISOString()}</updated>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: Article): string {
  const url = absoluteUrl(paths.article(article.slug));
  const { html } = renderMarkdown(article.content);
  return [
    '<entry>',
    // The address may change; the id of the row does not.
    `<id>urn:uuid:${article.id}</id>`,
    `<title>${escapeXml(frenchSpaces(article.title))}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${(article.publishedAt ?? article.updatedAt).toISOString()}</published>`,
    `<updated>${article.updatedAt.toISOString()}</updated>`,
    `<author><name>${escapeXml(article.author)}</name></author>`,
    ...(article.categoryName ? [`<category term="${escapeXml(article.categoryName)}"/>`] : []),
    `<summary>${escapeXml(frenchSpaces(article.excerpt))}</summary>`,
    `<content type="html" xml:base="${url}">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** An empty feed still needs a date; the epoch says that nothing was published. */
function latest(articles: Article[]): Date {
  return new Date(Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime())));
}
