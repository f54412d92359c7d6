import type { Metadata } from 'next';
import { type ReactNode, cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import type { ResourceKind } from '@/lib/entities/resource';
import type { SearchParams } from '@/lib/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing } from './missing-entity';

type Entity<Row> = {
  kind: ResourceKind;
  load: (slug: string) => Promise<Row | undefined>;
  missing: { title: string; text?: string; link: { href: string; name: string } };
  /** Where whoever asks for a former slug is led. */
  address: (slug: string) => string;
  metadata: (row: Row) => Metadata;
  show: (row: Row, searchParams: SearchParams) => Promise<ReactNode>;
};

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
