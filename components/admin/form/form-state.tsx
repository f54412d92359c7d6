import { useFormState } from 'react-hook-form';
import { Badge } from '@/components/ui/badge';
import { shortMoment } from '@/components/admin/list/formats';
import { PublicLink } from '../resource/public-link';
import { type Publication, publicationOf } from '@/lib/resources/published';
import { useEditedItem } from './edited-item';

const BADGES = {
  draft: { tone: 'amber', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  published: { tone: 'green', label: 'Published' },
} as const satisfies Record<Publication, object>;

/** What is saved of the row by now, the way to its page, and whether more has been typed. */
export function FormState() {
  const { resource, item } = useEditedItem();
  const { isDirty } = useFormState();
  return (
    <div className="dialog-state">
      {item && 'publishedAt' in item && <PublicationBadge publishedAt={item.publishedAt} />}
      {item && <PublicLink resource={resource} row={item} />}
      {isDirty && <span>Unsaved changes</span>}
    </div>
  );
}

function PublicationBadge({ publishedAt }: { publishedAt: unknown }) {
  const moment = typeof publishedAt === 'string' ? publishedAt : null;
  const publication = publicationOf(moment);
  const { tone, label } = BADGES[publication];
  return (
    <Badge tone={tone}>
      {label}
      {moment && publication === 'scheduled' && ` for ${shortMoment(moment)}`}
    </Badge>
  );
}
