import { publicPages } from '../e2e/kit/public-pages';

/** One page of every kind. */
export const PAGES: readonly string[] = publicPages.map(({ path }) => path);
