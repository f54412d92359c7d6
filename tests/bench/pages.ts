import { publicPages } from '../e2e/public-pages';

/** One page of every kind. */
export const PAGES: readonly string[] = publicPages.map(({ path }) => path);
