import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { count, figure } from '@/components/admin/display/figures';
import { type InputProps, langOf } from '@/components/admin/inputs/input-props';
import { UploadPanel } from '@/components/admin/media/upload-panel';
import { Button } from '@/components/ui/button';
import { countWords, readingTime } from '@/lib/french/reading-time';
import { FindPanel } from './find-panel';
import { LinksPanel } from './links-panel';
import { type Tool, edits, pictureEdit } from './markdown-edit';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar, type PanelKind, toolOfKey } from './markdown-toolbar';
import { markdownOfHtml } from './pasted-html';
import { applyEdit, selectionOf } from './text-area';

const WIDE = '(width >= 64rem)';

/** One at a time stands between the tools and the text. */
type Panel = { kind: PanelKind; file?: File; given?: string };

export function MarkdownInput({ field: definition, control }: InputProps) {
  const { field } = useController({ name: definition.name });
  const [isPreviewed, setPreviewed] = useState(() => matchMedia(WIDE).matches);
  const [panel, setPanel] = useState<Panel>();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const previewId = useId();
  const { isTooLong, paste } = usePaste(area, definition.max);
  const text = String(field.value);

  const kind = panel?.kind;
  useEffect(() => {
    if (kind) box.current?.scrollIntoView({ block: 'start' });
  }, [kind]);

  const use = (tool: Tool) =>
    area.current && applyEdit(area.current, edits[tool](selectionOf(area.current)));
  const takePicture = (data: DataTransfer, isDropped: boolean) => {
    const file = definition.hasPictures && pictureOf(data, isDropped);
    if (file) setPanel({ kind: 'picture', file });
    return Boolean(file);
  };
  const find = () => {
    const field = box.current?.querySelector<HTMLInputElement>('.editor-find input');
    if (field) field.select();
    else setPanel({ kind: 'find', given: area.current ? chosenIn(area.current) : '' });
  };
  const close = () => {
    setPanel(undefined);
    area.current?.focus();
  };
  const open = (pressed: PanelKind) => {
    if (pressed === kind) close();
    else if (pressed === 'find') find();
    else setPanel({ kind: pressed });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
    if (isFind && !event.shiftKey && !event.altKey) find();
    else if (event.key === 'Escape' && isInPanel(event.target)) close();
    else return;
    event.preventDefault();
  };

  return (
    // Ctrl+F and Escape count in every field inside; the box itself takes no focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className="editor" onKeyDown={onKeyDown}>
      <MarkdownToolbar
        controls={control.id}
        previewId={previewId}
        isPreviewed={isPreviewed}
        openPanel={kind}
        hasPictures={definition.hasPictures === true}
        onTool={use}
        onPanel={open}
        onPreview={() => setPreviewed(!isPreviewed)}
      />
      {panel?.kind === 'picture' && (
        <PictureInText
          // Another one that is dropped meanwhile takes the place of the first.
          key={panel.file && `${panel.file.name} ${panel.file.lastModified}`}
          given={panel.file}
          onUploaded={(url, alt) => {
            setPanel(undefined);
            const { current } = area;
            if (current) applyEdit(current, pictureEdit(selectionOf(current), url, alt));
          }}
          onCancel={close}
        />
      )}
      {kind === 'find' && (
        <FindPanel area={area} text={text} given={panel?.given ?? ''} onClose={close} />
      )}
      {kind === 'links' && <LinksPanel area={area} text={text} onClose={close} />}
      <div className="editor-panes" data-split={isPreviewed || undefined}>
        <textarea
          {...field}
          {...control}
          ref={(element) => {
            area.current = element;
            field.ref(element);
          }}
          lang={langOf(definition)}
          maxLength={definition.max}
          rows={18}
          className="editor-text"
          onPaste={(event) =>
            (takePicture(event.clipboardData, false) || paste(event.clipboardData)) &&
            event.preventDefault()
          }
          onDrop={(event) => takePicture(event.dataTransfer, true) && event.preventDefault()}
          onDragOver={(event) =>
            definition.hasPictures &&
            event.dataTransfer.types.includes('Files') &&
            event.preventDefault()
          }
          onKeyDown={(event) => {
            const tool = toolOfKey(event);
            if (!tool) return;
            event.preventDefault();
            use(tool);
          }}
        />
        {isPreviewed && <MarkdownPreview id={previewId} content={text} />}
      </div>
      {/* In the page from the start, so that it is read out. */}
      <p role="alert" className="field-error px-4">
        {isTooLong &&
          `Nothing was pasted: the text would be longer than ${figure(definition.max ?? 0)} characters.`}
      </p>
      <WordCount content={text} />
    </div>
  );
}

const isInPanel = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-closes-on-escape]') !== null;

/** Words of one line are what is looked for; more is where one looks. */
function chosenIn(area: HTMLTextAreaElement): string {
  const { text, start, end } = selectionOf(area);
  const chosen = text.slice(start, end);
  return chosen.includes('\n') ? '' : chosen;
}

function WordCount({ content }: { content: string }) {
  const { setValue } = useFormContext();
  // A letter has none.
  const current = useWatch({ name: 'readingTime' }) as string | undefined;
  const words = countWords(content);
  const minutes = readingTime(content);
  const suggested = String(minutes);
  return (
    <div className="editor-count">
      <span>
        {count(words, 'word')}, about {count(minutes, 'minute')} to read
      </span>
      {words > 0 && current !== undefined && current !== suggested && (
        <button
          type="button"
          className="link"
          onClick={() => setValue('readingTime', suggested, { shouldDirty: true })}
        >
          Use as reading time
        </button>
      )}
    </div>
  );
}

/** All of what is pasted, or nothing and why: a browser would cut off what is too long. */
function usePaste(area: RefObject<HTMLTextAreaElement | null>, max = Infinity) {
  const [isTooLong, setTooLong] = useState(false);
  /** Says whether it was dealt with, or is left to the browser. */
  const paste = (data: DataTransfer): boolean => {
    const { current } = area;
    if (!current) return false;
    const { start, end, text } = selectionOf(current);
    const clean = markdownOfHtml(data.getData('text/html'));
    const given = clean ?? data.getData('text/plain');
    const isMore = text.length - (end - start) + given.length > max;
    setTooLong(isMore);
    if (isMore || clean === undefined) return isMore;
    const after = start + clean.length;
    applyEdit(current, { from: start, to: end, insert: clean, start: after, end: after });
    return true;
  };
  return { isTooLong, paste };
}

type PictureProps = {
  given?: File;
  onUploaded: (url: string, alt: string) => void;
  onCancel: () => void;
};

/** What is asked of a picture before it stands in the text. */
function PictureInText({ given, onUploaded, onCancel }: PictureProps) {
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
function pictureOf(data: DataTransfer, isDropped: boolean): File | undefined {
  if (!isDropped && data.types.includes('text/plain')) return undefined;
  const files = [...data.files];
  return isDropped ? files[0] : files.find(({ type }) => type.startsWith('image/'));
}
