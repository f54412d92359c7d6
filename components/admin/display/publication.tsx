import { Badge } from '@/components/ui/badge';
import { type Publication, isPublished, publicationOf } from '@/lib/entities/published';
import type { Resource } from '@/lib/entities/resource';
import { shortMoment } from './figures';

/** Resources without drafts have no `publishedAt`. */
type Publishable = { publishedAt?: string | null };

export function isPublic({ publishedAt }: Publishable): boolean {
  return publishedAt === undefined || isPublished({ publishedAt });
}

const BADGES = {
  draft: { tone: 'amber', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  published: { tone: 'green', label: 'Published' },
} as const satisfies Record<Publication, object>;

type BadgeProps = { publishedAt: string | null; withMoment?: boolean };

export function PublicationBadge({ publishedAt, withMoment = false }: BadgeProps) {
  const publication = publicationOf(publishedAt);
  const { tone, label } = BADGES[publication];
  return (
    <Badge tone={tone}>
      {label}
      {withMoment &&
        publishedAt &&
        publication === 'scheduled' &&
        ` for ${shortMoment(publishedAt)}`}
    </Badge>
  );
}

type LinkProps = {
  resource: Resource;
  row: Publishable & { slug: string };
  name?: string;
};

export function PublicLink({ resource, row, name = '' }: LinkProps) {
  if (resource.isWithoutPages) return null;
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
