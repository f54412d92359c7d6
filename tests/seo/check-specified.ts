import { type Demand, holds, says } from './demands';
import type { ServedPage } from './page';

/** What the specification has every page of a kind say. */
const OF_EVERY: [path: RegExp, demands: Demand[]][] = [
  [
    /^\/villes\/[^/?]+$/,
    [
      holds('dl.stats dt', 3),
      says('dl.stats', 'Universités', 'Diplômés', 'Article'),
      says('#pourquoi', 'Pourquoi étudier à'),
    ],
  ],
  [
    /^\/universites\/[^/?]+$/,
    [says('dl.stats', 'Diplômés', 'Article'), says('#pourquoi', 'Pourquoi choisir')],
  ],
  [
    /^\/specialisations\/[^/?]+$/,
    [holds('dl.stats dt', 3), says('dl.stats', 'Diplômés', 'Villes', 'Article')],
  ],
];

export const faultsOfKind = (page: ServedPage): string[] =>
  OF_EVERY.filter(([path]) => path.test(pathOf(page)))
    .flatMap(([, demands]) => demands)
    .flatMap((demand) => demand(page));

/** The first page has no further step. */
export const trailFaults = says('[aria-label="Fil d’Ariane"] li:first-child', /^Accueil\b/);

const pathOf = ({ url }: ServedPage) => url.slice(new URL(url).origin.length);
