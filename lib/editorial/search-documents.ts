import { createHash } from 'node:crypto';
import { guideGroups, topics } from '@/lib/texts/topics';
import { pageText } from '@/lib/texts/pages';

export type EditorialDocument = {
  kind: 'topic' | 'guide';
  id: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  href: string;
};

/** What people call these pages by; none of it is shown before their own words. */
const PAGES = [
  {
    path: '/masters',
    others: 'Liste de tous les masters, par spécialisation, ville, établissement.',
  },
  {
    path: '/candidatures',
    others: 'Dates limites de candidature et d’inscription, dépôt des dossiers, préinscription.',
  },
  { path: '/masters/epreuves', others: 'Sujets de concours, annales, écrits et oraux.' },
  { path: '/glossaire', others: 'Sigles et abréviations.' },
] as const;

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
  ...PAGES.map(({ path, others }) => {
    const { title, h1, metaDescription } = pageText(path);
    return {
      kind: 'topic' as const,
      id: stableId(`page:${path}`),
      title,
      excerpt: metaDescription,
      content: `${h1}. ${others}`,
      href: path,
    };
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
