import { paths } from './paths';
import type { Crumb } from './seo/graph';

/** The breadcrumb of a page, which starts at 'Accueil' everywhere. */
export function crumbs(...below: Crumb[]): Crumb[] {
  return [{ name: 'Accueil', path: paths.home }, ...below];
}
