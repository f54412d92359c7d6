import { useEffect, useRef } from 'react';
import { UploadPanel } from '@/components/admin/media/upload-panel';
import { Button } from '@/components/ui/button';

export function PictureButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Picture"
      title="Picture: or paste or drop one into the text"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M2.5 3.5h11v9h-11zM2.5 11l3.2-3.2 2.4 2.4 2-2 3.4 3.3M10.6 6.2h.1" />
      </svg>
    </button>
  );
}

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
    <section ref={panel} aria-label="Picture in the text" className="editor-picture">
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
