import type { Series } from './outcome';
import { adminLists } from './series/admin-lists';
import { cached } from './series/cached';
import { freshness } from './series/freshness';
import { junk } from './series/junk';
import { navigation } from './series/navigation';
import { races } from './series/races';
import { scale } from './series/scale';
import { search } from './series/search';
import { start } from './series/start';
import { weight } from './series/weight';

/** In the order of the bars. */
export const series: Series[] = [
  ...[cached, freshness, races, scale, navigation, weight],
  ...[search, adminLists, junk, start],
];
