'use client';

import { type ReactNode, useState } from 'react';
import { refusalOf, useChange } from '@/components/admin/api/call-api';
import { count, shortDate } from '@/components/admin/display/shown';
import { EditDialog, type Editable } from '@/components/admin/form/edit-form';
import {
  type ListDescriptor,
  type Sent,
  filterBy,
  useList,
} from '@/components/admin/list/use-list';
import { ListView, RowAction, RowCard } from '@/components/admin/list/list-view';
import { PageFrame, Views } from '@/components/admin/shell/page-frame';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { FormerAddress, MissingAddress, Redirect } from '@/lib/admin/addresses';
import { shownPath } from '@/lib/entities/addresses/path';
import { REDIRECT_SORTS, redirectSchema } from '@/lib/entities/addresses/redirect';

export function AddressesScreen() {
  /** What the redirect that is being added starts from. */
  const [source, setSource] = useState<string>();
  return (
    <PageFrame
      title="Addresses"
      subtitle="Where old and mistaken addresses lead"
      actions={<Button onClick={() => setSource('')}>Add Redirect</Button>}
    >
      <Views
        views={[
          { label: 'Redirects', shown: <RedirectList /> },
          { label: 'Old addresses', view: 'former', shown: <FormerList onRedirect={setSource} /> },
          { label: 'Not found', view: 'missing', shown: <MissingList onRedirect={setSource} /> },
        ]}
      />
      {source !== undefined && (
        <EditDialog
          of={REDIRECT}
          title="Add Redirect"
          size="medium"
          start={{ source }}
          onClose={() => setSource(undefined)}
        />
      )}
    </PageFrame>
  );
}

const REDIRECTS: ListDescriptor = {
  path: '/api/admin/addresses/redirects',
  sorts: REDIRECT_SORTS,
  searchLabel: 'Search redirects',
  emptyText: 'No redirects found',
  emptyHint: 'What you redirect by hand stands here. Renamed pages lead on by themselves.',
};

function RedirectList() {
  const list = useList<Sent<Redirect>>(REDIRECTS);
  const [edited, setEdited] = useState<Sent<Redirect>>();
  const restoring = useChange({
    done: 'Redirect restored successfully',
    failed: (error) => ['Failed to restore redirect', refusalOf(error) ?? []].flat().join('. '),
  });
  return (
    <>
      <ListView
        list={list}
        removal={({ id, source, target }) => ({
          path: `${REDIRECTS.path}/${id}`,
          noun: 'redirect',
          subject: shownPath(source),
          undo: () => () =>
            restoring.mutate({ path: REDIRECTS.path, method: 'POST', body: { source, target } }),
        })}
      >
        {(row, remove) => (
          <AddressCard
            key={row.id}
            path={row.source}
            leadsTo={row.target}
            badge={row.isHidden && <Badge tone="amber">A page lives here</Badge>}
            facts={[
              `Added ${shortDate(row.createdAt)}`,
              row.isHidden && 'Readers see the page, and not the redirect',
            ]}
          >
            <RowAction verb="Edit" onClick={() => setEdited(row)} />
            <RowAction verb="Delete" onClick={remove} />
          </AddressCard>
        )}
      </ListView>
      {edited && (
        <EditDialog
          of={REDIRECT}
          title="Edit Redirect"
          size="medium"
          // As it is by now, after somebody else was faster.
          item={list.query.data?.rows.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const REDIRECT: Editable = {
  noun: 'redirect',
  path: REDIRECTS.path,
  fields: [
    {
      name: 'source',
      label: 'From',
      input: 'path',
      required: true,
      isFrench: true,
      max: 500,
      hint: 'A path of this site where no page is, such as /ancienne-page',
    },
    {
      name: 'target',
      label: 'To',
      input: 'path',
      required: true,
      isFrench: true,
      max: 500,
      hint: 'The path of the page that readers shall see, such as /villes/fes',
    },
  ],
  schema: redirectSchema,
  saveButton: 'Save Redirect',
};

type ListProps = { onRedirect: (source: string) => void };

const FORMER: ListDescriptor = {
  path: '/api/admin/addresses/former',
  view: 'former',
  searchLabel: 'Search old addresses',
  filters: [
    filterBy('state', 'State', {
      leads: 'Leads to a page',
      gone: 'Deleted',
      hidden: 'Waits for its page',
    }),
  ],
  emptyText: 'No old addresses found',
  emptyHint: 'When a published page gets another slug, or is deleted, its address stands here.',
};

const BADGES = {
  leads: undefined,
  gone: <Badge tone="grey">Deleted</Badge>,
  hidden: <Badge tone="amber">Its page is not published</Badge>,
};

function FormerList({ onRedirect }: ListProps) {
  return (
    <ListView list={useList<Sent<FormerAddress>>(FORMER)}>
      {({ id, path, leadsTo, name, state, createdAt }) => (
        <AddressCard
          key={id}
          path={path}
          leadsTo={leadsTo}
          badge={BADGES[state]}
          facts={[name ?? false, `Old since ${shortDate(createdAt)}`]}
        >
          {state !== 'leads' && <RedirectAction onClick={() => onRedirect(path)} />}
        </AddressCard>
      )}
    </ListView>
  );
}

const MISSING: ListDescriptor = {
  path: '/api/admin/addresses/missing',
  view: 'missing',
  searchLabel: 'Search missing addresses',
  filters: [filterBy('days', 'When', { 7: 'The last 7 days', 30: 'The last 30 days' })],
  emptyText: 'No missing addresses found',
};

function MissingList({ onRedirect }: ListProps) {
  const list = useList<MissingAddress>(MISSING);
  return (
    <>
      <p className="mb-4 text-muted">
        Only addresses that at least three visits had on one day. Counted without recording who
        asked; kept for 90 days.
      </p>
      <ListView list={list}>
        {({ path, count: visits, lastDay, leadsTo }) => (
          <AddressCard
            key={path}
            path={path}
            leadsTo={leadsTo}
            badge={leadsTo && <Badge tone="green">Redirected</Badge>}
            facts={[count(visits, 'visit'), `last ${shortDate(lastDay)}`]}
          >
            {!leadsTo && <RedirectAction onClick={() => onRedirect(path)} />}
          </AddressCard>
        )}
      </ListView>
    </>
  );
}

const RedirectAction = ({ onClick }: { onClick: () => void }) => (
  <RowAction verb="Redirect" onClick={onClick}>
    Redirect…
  </RowAction>
);

type CardProps = {
  path: string;
  leadsTo: string | null;
  badge?: ReactNode;
  facts: readonly (string | false)[];
  children: ReactNode;
};

function AddressCard({ path, leadsTo, badge, facts, children }: CardProps) {
  return (
    <RowCard
      title={shownPath(path)}
      lang="fr"
      isAddress
      badges={badge}
      text={
        leadsTo && (
          <p>
            <span className="sr-only">leads to </span>
            <span aria-hidden>→ </span>
            <a href={leadsTo} lang="fr" className="link break-all">
              {shownPath(leadsTo)}
            </a>
          </p>
        )
      }
      facts={facts}
      actions={children}
    />
  );
}
