'use client';

import { useState } from 'react';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import type { LibraryPicture as StoredPicture } from '@/lib/admin/pictures/library';
import type { Filter } from '@/lib/resources/resource';
import { CropDialog } from './crop-dialog';
import { DescribeDialog } from './describe-dialog';
import { PictureCard } from './picture-card';
import { ReplaceDialog } from './replace-dialog';

export type LibraryPicture = Sent<StoredPicture>;

const FILTERS: readonly Filter[] = [
  {
    name: 'use',
    label: 'Show',
    choices: [
      { value: 'used', label: 'Used' },
      { value: 'unused', label: 'Unused' },
      { value: 'undescribed', label: 'Without alternative text' },
    ],
  },
];
const NEWEST_FIRST = [{ key: '', label: 'Newest first' }];

export const ACTIONS = ['Describe', 'Replace', 'Crop', 'Delete'] as const;
export type Action = (typeof ACTIONS)[number];

export function LibraryScreen() {
  const list = useList<LibraryPicture>({
    name: 'media',
    path: '/api/admin/media/library',
    sorts: NEWEST_FIRST,
    filters: FILTERS,
  });
  const [open, setOpen] = useState<{ action: Action; picture: LibraryPicture }>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame title="Media" subtitle="Every uploaded picture, and where each is used">
      <ListToolbar list={{ ...list, sorts: [] }} searchLabel="Search alternative texts" />
      <ListView
        list={list}
        emptyText="No pictures found"
        emptyHint="Pictures that are uploaded into articles will appear here."
        className="list-columns"
      >
        {(picture) => (
          <PictureCard
            key={picture.url}
            picture={picture}
            onAction={(action) => setOpen({ action, picture })}
          />
        )}
      </ListView>
      {open?.action === 'Describe' && <DescribeDialog {...open} onClose={close} />}
      {open?.action === 'Replace' && <ReplaceDialog {...open} onClose={close} />}
      {open?.action === 'Crop' && <CropDialog {...open} onClose={close} />}
      {open?.action === 'Delete' && (
        <RemoveDialog
          path={`/api/admin/media?url=${encodeURIComponent(open.picture.url)}`}
          verb="Delete"
          noun="picture"
          question="Are you sure you want to delete this picture? This action cannot be undone."
          subject={open.picture.alt}
          refreshes={['media']}
          done="Picture deleted successfully"
          failed="Failed to delete picture"
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
