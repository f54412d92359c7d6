import { paths } from '@/lib/paths';
import type { Crumb } from './graph';

/** The breadcrumb of a page, which starts at 'Accueil' everywhere. */
export function crumbs(...below: Crumb[]): Crumb[] {
  return [{ name: 'Accueil', path: paths.home }, ...below];
}
