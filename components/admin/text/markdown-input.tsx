import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { figure } from '@/components/admin/display/figures';
import { type InputProps, langOf } from '@/components/admin/inputs/input-props';
import { FindPanel } from './find-panel';
import { LinksPanel } from './links-panel';
import { type Tool, markdownEdit, pictureEdit } from './markdown-edit';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar, toolOfKey } from './markdown-toolbar';
import { type PanelKind, PanelButtons } from './panel-buttons';
import { usePaste } from './paste/use-paste';
import { PictureInText, pictureOf } from './picture-in-text';
import { applyEdit, selectionOf } from './text-area';
import { WordCount } from './word-count';

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
    area.current && applyEdit(area.current, markdownEdit(tool, selectionOf(area.current)));
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
  const open = (next: PanelKind) => (next === 'find' ? find() : setPanel({ kind: next }));
  const close = () => {
    setPanel(undefined);
    area.current?.focus();
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
        onTool={use}
        onPreview={() => setPreviewed(!isPreviewed)}
      >
        <PanelButtons
          open={kind}
          hasPictures={definition.hasPictures === true}
          onPress={(pressed) => (pressed === kind ? close() : open(pressed))}
        />
      </MarkdownToolbar>
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
      {panel?.kind === 'find' && (
        <FindPanel area={area} text={text} given={panel.given ?? ''} onClose={close} />
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
