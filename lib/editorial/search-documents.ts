import { createHash } from 'node:crypto';
import { guideGroups, topics } from '@/lib/texts/topics';
import { pageTexts } from '@/lib/texts/pages';

export type EditorialDocument = {
  kind: 'topic' | 'guide';
  id: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  href: string;
};

/** A guide is read on the page of its topic. */
export const editorialDocuments: readonly EditorialDocument[] = [
  ...Object.values(topics).map(({ slug, title, lead, body }) => ({
    kind: 'topic' as const,
    id: stableId(`topic:${slug}`),
    title,
    excerpt: lead,
    content: body,
    href: `/${slug}`,
  })),
  ...[...pageTexts].flatMap(([path, { title, h1, metaDescription, alsoCalled }]) => {
    if (!alsoCalled) return [];
    const id = stableId(`page:${path}`);
    const content = `${h1}. ${alsoCalled}`;
    return { kind: 'topic' as const, id, title, excerpt: metaDescription, content, href: path };
  }),
  ...guideGroups.flatMap(({ slug, guides }) =>
    guides.map(({ title, text }, index) => ({
      kind: 'guide' as const,
      id: stableId(`guide:${slug}:${index}`),
      title,
      excerpt: text,
      content: '',
      href: `/${slug}#guides`,
    })),
  ),
];

/** Every process makes the same UUID, so that instances write the same rows. */
function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
