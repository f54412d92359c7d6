'use client';

import { useState } from 'react';
import { count, figure, shortDate } from '@/components/admin/display/figures';
import {
  type ListDescriptor,
  type Sent,
  filterBy,
  useList,
} from '@/components/admin/list/use-list';
import { ListView, type Removal, RowAction, RowCard } from '@/components/admin/list/list-view';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { Badge } from '@/components/ui/badge';
import type { LibraryPicture as StoredPicture } from '@/lib/admin/media';
import { smallerName, smallerWidths } from '@/lib/media/picture-name';
import { startingNoun } from '@/lib/entities/resource';
import { paths } from '@/lib/paths';
import { CropDialog, DescribeDialog, ReplaceDialog, isInUse } from './picture-dialogs';

export type LibraryPicture = Sent<StoredPicture>;

const LIBRARY: ListDescriptor = {
  path: '/api/admin/media/library',
  searchLabel: 'Search alternative texts',
  filters: [
    filterBy('use', 'Show', {
      used: 'Used',
      unused: 'Unused',
      undescribed: 'Without alternative text',
    }),
  ],
  emptyText: 'No pictures found',
  emptyHint: 'Pictures that are uploaded into articles will appear here.',
};

const DIALOGS = { Describe: DescribeDialog, Replace: ReplaceDialog, Crop: CropDialog };
type Action = keyof typeof DIALOGS;

export function LibraryScreen() {
  const [open, setOpen] = useState<{ action: Action; picture: LibraryPicture }>();
  const OpenDialog = open && DIALOGS[open.action];
  return (
    <PageFrame title="Media" subtitle="Every uploaded picture, and where each is used">
      <ListView
        list={useList<LibraryPicture>(LIBRARY)}
        removal={removalOf}
        className="list-columns"
      >
        {(picture, remove) => {
          const act = (action: Action) => setOpen({ action, picture });
          const { url, alt, width, height, bytes, createdAt, uses } = picture;
          const [smallest] = smallerWidths(width);
          const thumbnail = smallest ? smallerName(url, smallest) : url;
          return (
            <RowCard
              key={url}
              // What nobody has described yet is told apart by its file.
              title={alt || url.replace(/^\/media\/([0-9a-f]{8}).*$/, 'Picture $1')}
              lang={alt ? 'fr' : undefined}
              before={<img src={thumbnail} alt="" loading="lazy" className="picture-thumbnail" />}
              badges={
                <>
                  {!alt && <Badge tone="amber">No alternative text</Badge>}
                  {uses.length === 0 && <Badge tone="grey">Unused</Badge>}
                </>
              }
              actions={
                <>
                  <RowAction verb="Describe" hasColon onClick={() => act('Describe')} />
                  {isInUse(picture) && (
                    <RowAction verb="Replace" hasColon onClick={() => act('Replace')} />
                  )}
                  <RowAction verb="Crop" hasColon onClick={() => act('Crop')} />
                  {uses.length === 0 && <RowAction verb="Delete" hasColon onClick={remove} />}
                </>
              }
              facts={[
                `${width} × ${height}`,
                `${figure(Math.max(1, Math.round(bytes / 1024)))} KB`,
                `Uploaded ${shortDate(createdAt)}`,
              ]}
            >
              {uses.length > 0 && (
                <details className="mt-2">
                  <summary className="link w-fit">Where it is used</summary>
                  <ul className="row-facts">
                    {uses.map((use) => (
                      <li key={`${use.source} ${use.entityId}`}>
                        {placeOf(use)} <RowName use={use} />
                      </li>
                    ))}
                    {picture.hasMoreUses && <li>… and more</li>}
                  </ul>
                </details>
              )}
            </RowCard>
          );
        }}
      </ListView>
      {OpenDialog && <OpenDialog picture={open.picture} onClose={() => setOpen(undefined)} />}
    </PageFrame>
  );
}

const removalOf = ({ url, alt }: LibraryPicture): Removal => ({
  path: `/api/admin/media?url=${encodeURIComponent(url)}`,
  noun: 'picture',
  question: 'Are you sure you want to delete this picture? This action cannot be undone.',
  subject: alt,
});

type Use = LibraryPicture['uses'][number];

const PLACES: Partial<Record<Use['source'], string>> = {
  trash: 'In the trash:',
  drafts: 'An unsaved draft of',
  letters: 'Letter',
};

function placeOf({ source, entity, count: howMany }: Use): string {
  if (source === 'revisions') return `${count(howMany, 'earlier version')} of`;
  return PLACES[source] ?? startingNoun({ noun: entity });
}

function RowName({ use: { source, entity, entityId, name } }: { use: Use }) {
  if (!name) return <span>{source === 'drafts' ? 'a new one' : 'a deleted one'}</span>;
  const title = <span lang="fr">“{name}”</span>;
  if (entity !== 'article' || source === 'trash') return title;
  return <AdminLink href={`${paths.adminSection('articles')}?edit=${entityId}`}>{title}</AdminLink>;
}
