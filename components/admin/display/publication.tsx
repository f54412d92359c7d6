import { Badge } from '@/components/ui/badge';
import type { Resource } from '@/lib/resources/resource';
import { shortMoment } from './figures';

export type Publication = 'draft' | 'scheduled' | 'published';

/** Rows of a resource that has no drafts have no `publishedAt`. */
type Publishable = { publishedAt?: unknown };

export function publicationOf(publishedAt: unknown, now = Date.now()): Publication {
  if (typeof publishedAt !== 'string' || publishedAt === '') return 'draft';
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published';
}

export function isPublic({ publishedAt }: Publishable): boolean {
  return publishedAt === undefined || publicationOf(publishedAt) === 'published';
}

const BADGES = {
  draft: { tone: 'amber', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  published: { tone: 'green', label: 'Published' },
} as const satisfies Record<Publication, object>;

type BadgeProps = Publishable & {
  withMoment?: boolean;
};

export function PublicationBadge({ publishedAt, withMoment = false }: BadgeProps) {
  const publication = publicationOf(publishedAt);
  const { tone, label } = BADGES[publication];
  return (
    <Badge tone={tone}>
      {label}
      {withMoment && publication === 'scheduled' && ` for ${shortMoment(String(publishedAt))}`}
    </Badge>
  );
}

type LinkProps = {
  resource: Resource;
  row: Publishable & { slug: string };
  name?: string;
};

/** To the public page, which staff can see before visitors can. */
export function PublicLink({ resource, row, name = '' }: LinkProps) {
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
