import 'server-only';
import { listPopularArticles } from './articles';
import { type Teaser, paddedTeasers } from './teasers';

const POPULAR = 3;

/** The sidebar's most read articles, with samples where there are too few. */
export async function loadPopular(): Promise<Teaser[]> {
  return paddedTeasers(await listPopularArticles({ limit: POPULAR }), POPULAR);
}
