import type { Resource } from '@/lib/resources/resource';
import { publicationOf } from '@/lib/resources/published';

type Props = {
  resource: Resource;
  row: { slug: string; publishedAt?: unknown };
  /** What the row is called, where the page does not say it anyway. */
  name?: string;
};

/** To the public page, which staff can see before visitors can. */
export function PublicLink({ resource, row, name = '' }: Props) {
  const label = isPublic(row) ? 'View' : 'Preview';
  return (
    <a
      href={`${resource.publicPath}/${row.slug}`}
      target="_blank"
      rel="noopener"
      className="button button-quiet"
      aria-label={`${label} ${name}`.trim() + ' (new tab)'}
    >
      {label}
    </a>
  );
}

function isPublic({ publishedAt }: Props['row']): boolean {
  if (publishedAt === undefined) return true;
  return publicationOf(publishedAt as string | null) === 'published';
}
