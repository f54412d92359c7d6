'use client';

import { useState } from 'react';
import { ListView } from '@/components/admin/list/list-view';
import type { Removal } from '@/components/admin/list/remove-dialog';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import type { LibraryPicture as StoredPicture } from '@/lib/admin/pictures/library';
import { CropDialog } from './crop-dialog';
import { DescribeDialog } from './describe-dialog';
import { PictureCard } from './picture-card';
import { ReplaceDialog } from './replace-dialog';

export type LibraryPicture = Sent<StoredPicture>;

const LIBRARY: ListDescriptor = {
  name: 'media',
  path: '/api/admin/media/library',
  searchLabel: 'Search alternative texts',
  filters: [
    {
      name: 'use',
      label: 'Show',
      choices: [
        { value: 'used', label: 'Used' },
        { value: 'unused', label: 'Unused' },
        { value: 'undescribed', label: 'Without alternative text' },
      ],
    },
  ],
  emptyText: 'No pictures found',
  emptyHint: 'Pictures that are uploaded into articles will appear here.',
};

type Open = { action: 'Describe' | 'Replace' | 'Crop'; picture: LibraryPicture };

export function LibraryScreen() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame title="Media" subtitle="Every uploaded picture, and where each is used">
      <ListView
        list={useList<LibraryPicture>(LIBRARY)}
        removal={removalOf}
        className="list-columns"
      >
        {(picture, remove) => (
          <PictureCard
            key={picture.url}
            picture={picture}
            onOpen={(action) => setOpen({ action, picture })}
            onRemove={remove}
          />
        )}
      </ListView>
      {open?.action === 'Describe' && <DescribeDialog {...open} onClose={close} />}
      {open?.action === 'Replace' && <ReplaceDialog {...open} onClose={close} />}
      {open?.action === 'Crop' && <CropDialog {...open} onClose={close} />}
    </PageFrame>
  );
}

const removalOf = ({ url, alt }: LibraryPicture): Removal => ({
  path: `/api/admin/media?url=${encodeURIComponent(url)}`,
  verb: 'Delete',
  noun: 'picture',
  question: 'Are you sure you want to delete this picture? This action cannot be undone.',
  subject: alt,
  done: 'Picture deleted successfully',
  failed: 'Failed to delete picture',
});
