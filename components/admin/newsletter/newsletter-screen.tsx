'use client';

import { useId, useState } from 'react';
import { shortDate } from '@/components/admin/display/figures';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import type { Subscriber } from '@/lib/admin/newsletter';
import { SUBSCRIBER_SORTS } from '@/lib/schemas/people';
import { ExportButton } from './export-button';
import { SubscriberStats } from './subscriber-stats';
import { Unconfirmed } from './unconfirmed';

type SubscriberRow = Sent<Subscriber>;

const PATH = '/api/admin/newsletter';
const ACTIVE = { status: 'active' };
const UNCONFIRMED = { status: 'unconfirmed' };

export function NewsletterScreen() {
  const [isWaitingShown, setWaitingShown] = useState(false);
  const list = useList<SubscriberRow>({
    name: 'newsletter',
    path: PATH,
    sorts: SUBSCRIBER_SORTS,
    more: isWaitingShown ? UNCONFIRMED : ACTIVE,
  });
  const show = (isShown: boolean) => {
    setWaitingShown(isShown);
    list.change({}, false);
  };
  const [removed, setRemoved] = useState<SubscriberRow>();
  return (
    <PageFrame
      title="Newsletter Subscribers"
      subtitle="Who receives the newsletter"
      actions={
        <>
          <AdminLink href="/admin/import?list=subscribers" className={buttonClass.secondary}>
            Import CSV
          </AdminLink>
          <ExportButton />
        </>
      }
    >
      <SubscriberStats />
      <Unconfirmed isShown={isWaitingShown} onShow={show} />
      <ListToolbar list={list} searchLabel="Search subscribers" />
      <ListView
        list={list}
        emptyText="No subscribers yet"
        emptyHint="Newsletter subscribers will appear here when users sign up."
      >
        {(subscriber) => (
          <SubscriberCard
            key={subscriber.id}
            subscriber={subscriber}
            onRemove={() => setRemoved(subscriber)}
          />
        )}
      </ListView>
      {removed && (
        <RemoveDialog
          path={`${PATH}/${removed.id}`}
          verb="Remove"
          noun="subscriber"
          question={`Are you sure you want to remove ${removed.email} from the newsletter?`}
          refreshes={['newsletter']}
          done="Subscriber removed successfully"
          failed="Failed to remove subscriber"
          onClose={() => setRemoved(undefined)}
        />
      )}
    </PageFrame>
  );
}

type CardProps = { subscriber: SubscriberRow; onRemove: () => void };

function SubscriberCard({ subscriber, onRemove }: CardProps) {
  const { email, active, subscribedAt, pendingSince } = subscriber;
  const id = useId();
  return (
    <li>
      <article aria-labelledby={id} className="row-card items-center">
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} className="row-title break-all">
              {email}
            </h2>
            <SubscriberBadge active={active} isWaiting={pendingSince !== null} />
          </div>
          <p className="row-facts">
            {pendingSince
              ? `Asked to confirm on ${shortDate(pendingSince)}; gets no letters yet`
              : `Subscribed ${shortDate(subscribedAt)}`}
          </p>
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

function SubscriberBadge({ active, isWaiting }: { active: boolean; isWaiting: boolean }) {
  if (isWaiting) return <Badge tone="amber">Not confirmed</Badge>;
  return <Badge tone={active ? 'green' : 'grey'}>{active ? 'Active' : 'Inactive'}</Badge>;
}
