import { otherScreens } from '../e2e/kit/public-pages';

/** What search engines do not keep, with its status. */
export const UNLISTED_SCREENS: readonly (readonly [status: number, path: string])[] = [
  ...otherScreens.map(({ status, path }) => [status, path] as const),
  [404, '/nulle/part/ailleurs'],
  [404, '/universites/nulle-part'],
  [404, '/specialisations/nulle-part'],
  [404, '/villes/Pas%20un%20slug'],
  [404, '/gate/forbidden'],
  [200, '/recherche'],
  [200, '/recherche?q=master'],
  [200, '/masters?ville=rabat'],
  [200, '/candidatures?ville=rabat'],
  [200, '/newsletter'],
  [200, '/newsletter/confirmer'],
  [200, '/newsletter/desinscription/confirmer'],
  [200, '/login'],
  [200, '/login/error'],
  [200, '/login/sign-out'],
  [401, '/admin'],
  [401, '/admin/articles'],
];
