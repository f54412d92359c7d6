import type { DigestReader, News } from '@/lib/db/statements/digest';

type About = { at: Date; categories: string[]; cityId: string | null };
type Reader = Pick<DigestReader, 'wantsCalls' | 'categories' | 'cities' | 'since'>;

/** The open calls are those of the chosen specialisations and cities, or all if none is chosen. */
export function pick(news: News, reader: Reader): News {
  const chosen = new Set([...reader.categories, ...reader.cities]);
  const isNew = ({ at }: About) => at > reader.since;
  const isAbout = ({ categories, cityId }: About) =>
    (cityId !== null && chosen.has(cityId)) || categories.some((id) => chosen.has(id));
  const isWanted = (one: About) => isNew(one) && isAbout(one);
  const isCall = (one: About) => isNew(one) && (chosen.size === 0 || isAbout(one));
  return {
    calls: reader.wantsCalls ? news.calls.filter(isCall) : [],
    masters: news.masters.filter(isWanted),
    articles: news.articles.filter(isWanted),
  };
}

export const countOf = ({ calls, masters, articles }: News): number =>
  calls.length + masters.length + articles.length;
