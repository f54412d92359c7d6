import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Subscriber } from '@/lib/admin/newsletter';
import { shortDate } from '@/components/admin/list/formats';
import type { Sent } from '../resource/rows';

export type SubscriberRow = Sent<Subscriber>;

type Props = { subscriber: SubscriberRow; onRemove: () => void };

export function SubscriberCard({ subscriber, onRemove }: Props) {
  const id = useId();
  const { email, active, subscribedAt } = subscriber;
  return (
    <li>
      <article aria-labelledby={id} className="row-card items-center">
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} className="row-title break-all">
              {email}
            </h2>
            <Badge tone={active ? 'green' : 'grey'}>{active ? 'Active' : 'Inactive'}</Badge>
          </div>
          <p className="row-facts">Subscribed {shortDate(subscribedAt)}</p>
        </div>
        <div className="row-actions">
          <Button variant="secondary" aria-label={`Delete ${email}`} onClick={onRemove}>
            Delete
          </Button>
        </div>
      </article>
    </li>
  );
}
