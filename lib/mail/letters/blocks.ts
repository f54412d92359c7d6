import type { ArticleCard } from '@/lib/content/articles';
import type { Programme } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import type { Block } from '@/lib/mail/document';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

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
