import { z } from 'zod';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { altText } from '@/lib/entities/desk/media';
import type { LibraryPicture } from './library-screen';

type Props = { picture: LibraryPicture; onClose: () => void };

const DESCRIPTION: Editable = {
  noun: 'picture',
  path: '/api/admin/media',
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      input: 'line',
      required: true,
      isFrench: true,
      max: 300,
      hint: 'For those who cannot see it. A text that names the picture keeps its own words.',
    },
  ],
  schema: z.object({ alt: altText }),
  refreshes: ['media'],
  saveButton: 'Save text',
};

export function DescribeDialog({ picture, onClose }: Props) {
  const { url, alt } = picture;
  return (
    <EditDialog
      of={DESCRIPTION}
      title="Describe the picture"
      size="medium"
      start={{ alt }}
      call={(body) => ({ path: DESCRIPTION.path, method: 'PUT', body: { url, ...body } })}
      done="Alternative text updated successfully"
      failed="Failed to update the alternative text"
      intro={<img src={url} alt="" className="picture-preview" />}
      onClose={onClose}
    />
  );
}
