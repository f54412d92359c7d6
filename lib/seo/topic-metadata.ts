import type { Metadata } from 'next';
import type { Topic } from '@/lib/editorial/topics/topic';
import { pageMetadata } from './metadata';

export function topicMetadata({ slug, title, metaTitle, metaDescription }: Topic): Metadata {
  return pageMetadata({
    title: metaTitle,
    description: metaDescription,
    path: `/${slug}`,
    keywords: [title, `${slug} master Maroc`, 'master Maroc'],
  });
}
