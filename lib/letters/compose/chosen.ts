import 'server-only';
import type { ArticleCard } from '@/lib/content/article-fields';
import { listArticles } from '@/lib/content/articles';
import { type Programme, listProgrammes } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import type { Block } from './document';

type Ids = { articleIds: readonly string[]; programmeIds: readonly string[] };

/** What readers can see of what was chosen, in that order; the rest is only counted. */
export async function loadChosen({ articleIds, programmeIds }: Ids) {
  const [articles, masters] = await Promise.all([
    listArticles({ where: { id: { in: [...articleIds] } } }),
    listProgrammes({ where: { id: { in: [...programmeIds] } } }),
  ]);
  return {
    articles: inOrder(articles, articleIds).map(articleBlock),
    masters: inOrder(masters, programmeIds).map(masterBlock),
    missing: articleIds.length - articles.length + programmeIds.length - masters.length,
  };
}

function inOrder<T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

function articleBlock({ title, excerpt, slug, publishedAt }: ArticleCard): Block {
  return {
    title: frenchSpaces(title),
    url: absoluteUrl(paths.article(slug)),
    text: teaserText(excerpt),
    facts: publishedAt ? `Publié le ${frenchDate(publishedAt)}` : '',
  };
}

function masterBlock(master: Programme): Block {
  const { name, slug, establishmentName, cityName, kind } = master;
  // Most establishments have their city in their name.
  const city = cityName && !establishmentName.includes(cityName) ? `, ${cityName}` : '';
  return {
    title: frenchSpaces(name),
    url: absoluteUrl(paths.master(slug)),
    text: frenchSpaces(establishmentName + city),
    facts: labelOf('programmeKind', kind),
  };
}
