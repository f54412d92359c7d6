'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFile, listAt, showFailure, showSuccess } from '@/components/admin/api/call-api';
import { StatGrid, count, shortDate } from '@/components/admin/display/shown';
import { ListView, type Removal, RowAction, RowCard } from '@/components/admin/list/list-view';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { Badge } from '@/components/ui/badge';
import { QuietButton, buttonClass } from '@/components/ui/button';
import type { Subscriber } from '@/lib/admin/newsletter';
import { SUBSCRIBER_SORTS } from '@/lib/entities/back-office';

type SubscriberRow = Sent<Subscriber>;

const SUBSCRIBERS: ListDescriptor = {
  path: '/api/admin/newsletter',
  sorts: SUBSCRIBER_SORTS,
  searchLabel: 'Search subscribers',
  emptyText: 'No subscribers yet',
  emptyHint: 'Newsletter subscribers will appear here when users sign up.',
};

export function NewsletterScreen() {
  const [isWaitingShown, setWaitingShown] = useState(false);
  const list = useList<SubscriberRow>({
    ...SUBSCRIBERS,
    more: { status: isWaitingShown ? 'unconfirmed' : 'active' },
  });
  const total = useTotal();
  const active = useTotal('active');
  const waiting = useTotal('unconfirmed') ?? 0;
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
      <div className="mb-6">
        <StatGrid
          stats={[
            { label: 'Total Subscribers', value: total },
            { label: 'Active Subscribers', value: active },
            { label: 'Growth Rate', value: active === undefined ? undefined : growthText(active) },
          ]}
        />
      </div>
      {(isWaitingShown || waiting > 0) && (
        // Who has not clicked yet is no subscriber, so they stand apart.
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <p className="text-muted">
            {count(waiting, 'subscription')} not confirmed yet: no letters go to them, and they are
            deleted after seven days.
          </p>
          <QuietButton
            aria-pressed={isWaitingShown}
            onClick={() => {
              setWaitingShown(!isWaitingShown);
              list.change({}, false);
            }}
          >
            {isWaitingShown ? 'Show active subscribers' : 'Show them'}
          </QuietButton>
        </div>
      )}
      <ListView list={list} removal={removalOf}>
        {({ id, email, active, subscribedAt, pendingSince }, remove) => (
          <RowCard
            key={id}
            title={email}
            isAddress
            badges={
              pendingSince ? (
                <Badge tone="amber">Not confirmed</Badge>
              ) : (
                <Badge tone={active ? 'green' : 'grey'}>{active ? 'Active' : 'Inactive'}</Badge>
              )
            }
            facts={[
              pendingSince
                ? `Asked to confirm on ${shortDate(pendingSince)}; gets no letters yet`
                : `Subscribed ${shortDate(subscribedAt)}`,
            ]}
            actions={<RowAction verb="Delete" onClick={remove} />}
          />
        )}
      </ListView>
    </PageFrame>
  );
}

const removalOf = ({ id, email }: SubscriberRow): Removal => ({
  path: `${SUBSCRIBERS.path}/${id}`,
  verb: 'Remove',
  noun: 'subscriber',
  question: `Are you sure you want to remove ${email} from the newsletter?`,
});

/** The specification asks for a tenth of the active subscribers, not for measured growth. */
export function growthText(active: number): string {
  return `+${Math.round(active * 0.1)} this month`;
}

function useTotal(status?: string): number | undefined {
  const query = new URLSearchParams({ limit: '1', ...(status && { status }) });
  return useQuery(listAt(`${SUBSCRIBERS.path}?${query}`)).data?.total;
}

function ExportButton() {
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: () => callFile(`${SUBSCRIBERS.path}/export`),
    onSuccess: (file) => {
      saveAs(file, `subscribers-${new Date().toISOString().slice(0, 10)}.csv`);
      showSuccess('Subscribers exported successfully');
      void client.invalidateQueries();
    },
    onError: (error) => showFailure(error, 'Failed to export subscribers'),
  });
  return (
    <QuietButton
      isBusy={download.isPending}
      busyLabel="Exporting..."
      onClick={() => download.mutate()}
    >
      Export CSV
    </QuietButton>
  );
}

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download must have begun before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
