import 'server-only';
import { listArticles, listFeaturedArticles } from './articles';
import { loadPopular } from './popular';
import { paddedTeasers, teaser } from './teasers';
import { listUniversities } from './universities';

const FEATURED = 2;
const LATEST = 6;
const UNIVERSITIES = 2;

/** What the home page shows, read at once. */
export async function loadHome() {
  const [featured, latest, popular, universities] = await Promise.all([
    listFeaturedArticles({ limit: FEATURED }),
    listArticles({ limit: LATEST }),
    loadPopular(),
    listUniversities({ limit: UNIVERSITIES }),
  ]);
  return {
    featured: featured.map(teaser),
    latest: paddedTeasers(latest, LATEST),
    popular,
    universities,
  };
}
