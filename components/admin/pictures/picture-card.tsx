import { figure, shortDate } from '@/components/admin/display/figures';
import { RowAction, RowCard, RowFacts } from '@/components/admin/list/row-card';
import { Badge } from '@/components/ui/badge';
import { smallerName, smallerWidths } from '@/lib/media/picture-name';
import type { LibraryPicture } from './library-screen';
import { UseList, isInUse } from './use-list-of-picture';

type Props = {
  picture: LibraryPicture;
  onOpen: (action: 'Describe' | 'Replace' | 'Crop') => void;
  onRemove: () => void;
};

export function PictureCard({ picture, onOpen, onRemove }: Props) {
  const { alt, width, height, bytes, createdAt, uses } = picture;
  const name = nameOf(picture);
  return (
    <RowCard
      title={name}
      lang={alt ? 'fr' : undefined}
      before={
        <img src={thumbnailOf(picture)} alt="" loading="lazy" className="picture-thumbnail" />
      }
      badges={
        <>
          {!alt && <Badge tone="amber">No alternative text</Badge>}
          {uses.length === 0 && <Badge tone="grey">Unused</Badge>}
        </>
      }
      actions={
        <>
          <RowAction verb="Describe" hasColon onClick={() => onOpen('Describe')} />
          {isInUse(picture) && (
            <RowAction verb="Replace" hasColon onClick={() => onOpen('Replace')} />
          )}
          <RowAction verb="Crop" hasColon onClick={() => onOpen('Crop')} />
          {uses.length === 0 && <RowAction verb="Delete" hasColon onClick={onRemove} />}
        </>
      }
    >
      <RowFacts
        facts={[
          `${width} × ${height}`,
          `${figure(Math.max(1, Math.round(bytes / 1024)))} KB`,
          `Uploaded ${shortDate(createdAt)}`,
        ]}
      />
      <UseList picture={picture} />
    </RowCard>
  );
}

/** What nobody has described yet is told apart by its file. */
export function nameOf({ alt, url }: LibraryPicture): string {
  return alt || url.replace(/^\/media\/([0-9a-f]{8}).*$/, 'Picture $1');
}

function thumbnailOf({ url, width }: LibraryPicture): string {
  const [smallest] = smallerWidths(width);
  return smallest ? smallerName(url, smallest) : url;
}
