import { useId } from 'react';
import { figure, shortDate } from '@/components/admin/display/figures';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { smallerName, smallerWidths } from '@/lib/media/picture-name';
import { ACTIONS, type Action, type LibraryPicture } from './library-screen';
import { UseList, isInUse } from './use-list-of-picture';

type Props = { picture: LibraryPicture; onAction: (action: Action) => void };

export function PictureCard({ picture, onAction }: Props) {
  const id = useId();
  const { alt, width, height, bytes, createdAt, uses } = picture;
  const name = nameOf(picture);
  const actions = ACTIONS.filter((action) =>
    action === 'Delete' ? uses.length === 0 : action !== 'Replace' || isInUse(picture),
  );
  return (
    <li>
      <article aria-labelledby={id} className="row-card">
        <img src={thumbnailOf(picture)} alt="" loading="lazy" className="picture-thumbnail" />
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} lang={alt ? 'fr' : undefined} className="row-title">
              {name}
            </h2>
            {!alt && <Badge tone="amber">No alternative text</Badge>}
            {uses.length === 0 && <Badge tone="grey">Unused</Badge>}
          </div>
          <ul className="row-facts">
            <li>
              {width} × {height}
            </li>
            <li>{figure(Math.max(1, Math.round(bytes / 1024)))} KB</li>
            <li>Uploaded {shortDate(createdAt)}</li>
          </ul>
          <UseList picture={picture} />
        </div>
        <div className="row-actions">
          {actions.map((action) => (
            <Button
              key={action}
              variant="secondary"
              aria-label={`${action}: ${name}`}
              onClick={() => onAction(action)}
            >
              {action}
            </Button>
          ))}
        </div>
      </article>
    </li>
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
