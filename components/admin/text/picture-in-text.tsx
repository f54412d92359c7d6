import { useEffect, useRef } from 'react';
import { UploadPanel } from '@/components/admin/media/upload-panel';
import { Button } from '@/components/ui/button';

type Props = {
  given?: File;
  onUploaded: (url: string, alt: string) => void;
  onCancel: () => void;
};

/** What is asked of a picture before it stands in the text. */
export function PictureInText({ given, onUploaded, onCancel }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const fields = panel.current?.querySelectorAll('input');
    // Of one that was pasted, only the words are missing.
    fields?.[given ? 1 : 0]?.focus();
  }, [given]);
  return (
    <section
      ref={panel}
      aria-label="Picture in the text"
      className="editor-panel"
      data-closes-on-escape
    >
      <UploadPanel given={given} onUploaded={onUploaded} />
      <Button variant="secondary" onClick={onCancel}>
        Leave it out
      </Button>
    </section>
  );
}

/**
 * The picture in what is pasted or dropped. Word and browsers send pictures of a text beside it:
 * then the text is meant.
 */
export function pictureOf(data: DataTransfer, isDropped: boolean): File | undefined {
  if (!isDropped && data.types.includes('text/plain')) return undefined;
  const files = [...data.files];
  return isDropped ? files[0] : files.find(({ type }) => type.startsWith('image/'));
}
