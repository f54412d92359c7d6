import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ONCE, callApi } from '@/components/admin/api/call-api';
import { count, figure } from '@/components/admin/display/shown';
import { type InputProps, langOf } from '@/components/admin/inputs/input';
import { UploadPanel } from '@/components/admin/media/upload-panel';
import { QuietButton } from '@/components/ui/button';
import { useSettled } from '@/components/ui/use-settled';
import { countWords, readingTime } from '@/lib/french/words';
import { FindPanel } from './find-panel';
import { LinksPanel, reasonOf } from './links-panel';
import { type Tool, applyEdit, edits, pictureEdit, selectionOf } from './markdown-edit';
import { markdownOfHtml } from './pasted-html';

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
      <div role="group" aria-label="Formatting" className="editor-tools">
        {TOOLS.map(({ tool, label, key }) => (
          <ToolButton
            key={tool}
            of={tool}
            aria-label={label}
            aria-controls={control.id}
            title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            onClick={() => use(tool)}
          />
        ))}
        {PANELS.map(
          ({ kind: one, label, title }) =>
            (definition.hasPictures || one !== 'picture') && (
              <ToolButton
                key={one}
                of={one}
                aria-label={label}
                title={title}
                aria-expanded={one === kind}
                onClick={() => open(one)}
              />
            ),
        )}
        <button
          type="button"
          className="button button-quiet ml-auto"
          aria-expanded={isPreviewed}
          aria-controls={previewId}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          Live preview
        </button>
      </div>
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
      <QuietButton onClick={onCancel}>Leave it out</QuietButton>
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

type PanelKind = 'picture' | 'find' | 'links';

const TOOLS: { tool: Tool; label: string; key?: string }[] = [
  { tool: 'bold', label: 'Bold', key: 'b' },
  { tool: 'italic', label: 'Italic', key: 'i' },
  { tool: 'heading', label: 'Heading' },
  { tool: 'link', label: 'Link', key: 'k' },
  { tool: 'list', label: 'List' },
  { tool: 'steps', label: 'Numbered list' },
  { tool: 'quote', label: 'Quotation' },
  { tool: 'table', label: 'Table' },
];

function toolOfKey(event: KeyboardEvent): Tool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  return TOOLS.find(({ key }) => key === event.key.toLowerCase())?.tool;
}

/** Each opens what is asked between the tools and the text, and closes it. */
const PANELS: { kind: PanelKind; label: string; title: string }[] = [
  { kind: 'picture', label: 'Picture', title: 'Picture: or paste or drop one into the text' },
  { kind: 'find', label: 'Find and replace', title: 'Find and replace (Ctrl+F)' },
  { kind: 'links', label: 'Check links', title: 'Check where the links lead' },
];

type ButtonProps = ComponentProps<'button'> & { of: Tool | PanelKind };

function ToolButton({ of, ...rest }: ButtonProps) {
  return (
    <button type="button" className="icon-button" {...rest}>
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth={of === 'bold' ? 2 : 1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={SHAPES[of]} />
      </svg>
    </button>
  );
}

/** What each does, drawn in lines of the colour of its words. */
const SHAPES: Record<Tool | PanelKind, string> = {
  bold: 'M5 3h4a2.5 2.5 0 0 1 0 5H5zM5 8h4.6a2.5 2.5 0 0 1 0 5H5z',
  italic: 'M7 3h5M4 13h5M9.5 3l-3 10',
  heading: 'M4 3v10M12 3v10M4 8h8',
  link: 'M7 9a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7L8.4 4M9 7a2.6 2.6 0 0 0-3.7 0L3.1 9.2a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
  list: 'M6.5 4H14M6.5 8H14M6.5 12H14M2.6 4h.1M2.6 8h.1M2.6 12h.1',
  steps: 'M7 4h7M7 8h7M7 12h7M2 3l1.2-.6V6M2 10h2l-2 3h2',
  quote: 'M3 4v8M6.5 5H14M6.5 8H14M6.5 11H11',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M8 3.5v9',
  picture: 'M2.5 3.5h11v9h-11zM2.5 11l3.2-3.2 2.4 2.4 2-2 3.4 3.3M10.6 6.2h.1',
  find: 'M10.5 10.5 14 14M11.8 7a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 0 1 9.6 0z',
  links:
    'M6.2 9.2a2.6 2.6 0 0 0 3.7 0l1.9-1.9a2.6 2.6 0 0 0-3.7-3.7M8.4 6.4a2.6 2.6 0 0 0-3.7 0L2.8 8.3a2.6 2.6 0 0 0 3.3 4M9.5 12.8l1.7 1.7 3-3.4',
};

const TYPING_PAUSE = 600;

function MarkdownPreview({ id, content }: { id: string; content: string }) {
  const settled = useSettled(content, TYPING_PAUSE);
  const { data, error } = useQuery({
    queryKey: ['preview', settled],
    queryFn: ({ signal }) =>
      callApi<{ html: string }>('/api/admin/preview', {
        method: 'POST',
        body: { content: settled },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...ONCE,
  });
  return (
    // It scrolls: with a tab stop, the arrow keys can do that too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section id={id} aria-label="Live preview" tabIndex={0} className="editor-preview">
      {error && (
        <p role="alert">The preview could not be made. What you typed is safe. {reasonOf(error)}</p>
      )}
      {content.trim() === '' && <p className="text-muted">What you write appears here.</p>}
      {/* The server rendered it with lib/markdown, which keeps only the elements in its schema. */}
      <div lang="fr" className="prose" dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
    </section>
  );
}
