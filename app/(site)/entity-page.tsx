import type { Metadata } from 'next';
import { type ReactNode, cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { currentReader } from '@/lib/auth/session/current-user';
import type { Reader } from '@/lib/content/page';
import type { ResourceKind } from '@/lib/entities/resource';
import type { SearchParams } from '@/lib/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing } from './moved';

type Entity<Row> = {
  kind: ResourceKind;
  load: (slug: string) => Promise<Row | undefined>;
  missing: { title: string; text?: string; link: { href: string; name: string } };
  /** Where whoever asks for a former slug is led. */
  address: (slug: string) => string;
  metadata: (row: Row) => Metadata;
  show: (row: Row, searchParams: SearchParams) => Promise<ReactNode>;
};

/** What is published is the same for everybody, so the session is read only for the rest. */
export function withPreviews<Row>(
  get: (slug: string, reader?: Reader) => Promise<Row | undefined>,
) {
  return async (slug: string): Promise<Row | undefined> => {
    const row = await get(slug);
    return row || (await currentReader()) === 'visitor' ? row : get(slug, 'staff');
  };
}

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams };

/** The page of something that has a slug, and of what had one. */
export function entityPage<Row>({
  kind,
  missing,
  address,
  metadata,
  show,
  ...entity
}: Entity<Row>) {
  const load = cache(entity.load);

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const row = await load((await params).slug);
    return row ? metadata(row) : unlistedMetadata(missing.title);
  }

  async function Page({ params, searchParams }: Props) {
    const { slug } = await params;
    const row = await load(slug);
    if (row) return show(row, searchParams);
    return <Missing {...await answerMissing(kind, slug, address)} {...missing} />;
  }

  return { generateMetadata, Page };
}
