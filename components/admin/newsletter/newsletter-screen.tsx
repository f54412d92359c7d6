'use client';

import { useState } from 'react';
import { SUBSCRIBER_SORTS } from '@/lib/schemas/subscriber-list';
import { ListToolbar } from '../list/list-toolbar';
import { ListView } from '../list/list-view';
import { useListState } from '../list/use-list-state';
import { usePage } from '@/components/admin/api/use-page';
import { PageFrame } from '../shell/page-frame';
import { ExportButton } from './export-button';
import { RemoveSubscriberDialog } from './remove-subscriber-dialog';
import { SubscriberCard, type SubscriberRow } from './subscriber-card';
import { SubscriberStats } from './subscriber-stats';

const PATH = '/api/admin/newsletter';

export function NewsletterScreen() {
  const [state, change] = useListState(SUBSCRIBER_SORTS);
  const query = usePage<SubscriberRow>('newsletter', PATH, state, { status: 'active' });
  const [leaving, setLeaving] = useState<SubscriberRow>();
  return (
    <PageFrame
      title="Newsletter Subscribers"
      subtitle="Who receives the newsletter"
      actions={<ExportButton />}
    >
      <SubscriberStats />
      <ListToolbar
        state={state}
        sorts={SUBSCRIBER_SORTS}
        searchLabel="Search subscribers"
        onChange={change}
      />
      <ListView
        query={query}
        state={state}
        emptyText="No subscribers yet"
        emptyHint="Newsletter subscribers will appear here when users sign up."
        onChange={change}
      >
        {(subscriber) => (
          <SubscriberCard
            key={subscriber.id}
            subscriber={subscriber}
            onRemove={() => setLeaving(subscriber)}
          />
        )}
      </ListView>
      {leaving && (
        <RemoveSubscriberDialog subscriber={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </PageFrame>
  );
}
