import type { Metadata } from 'next';
import { type StaticPagePath, staticPages } from '@/lib/editorial/static-pages';
import { pageMetadata } from './metadata';

/** The head of a page whose words are in lib/editorial/static-pages. */
export function staticMetadata(path: StaticPagePath): Metadata {
  const { title, metaDescription, keywords } = staticPages[path];
  return pageMetadata({ title, description: metaDescription, path, keywords });
}
