import { useId, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { count, figure } from '@/components/admin/display/figures';
import { countWords, readingTime } from '@/lib/french/reading-time';
import { type InputProps, langOf } from './input-props';
import { type Edit, type Tool, markdownEdit, pictureEdit } from './markdown-edit';
import { PictureButton, PictureInText, pictureOf } from './picture-in-text';
import { markdownOfHtml } from './pasted-html';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar, toolOfKey } from './markdown-toolbar';

const WIDE = '(min-width: 64rem)';

export function MarkdownInput({ field: definition, control }: InputProps) {
  const { field } = useController({ name: definition.name });
  const [isPreviewed, setPreviewed] = useState(() => matchMedia(WIDE).matches);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const previewId = useId();
  const [isTooLong, setTooLong] = useState(false);
  const [adding, setAdding] = useState<{ file?: File }>();
  const use = (tool: Tool) =>
    area.current && applyEdit(area.current, markdownEdit(tool, selectionOf(area.current)));
  const take = (data: DataTransfer, isDropped: boolean) => {
    const file = definition.hasPictures && pictureOf(data, isDropped);
    if (file) setAdding({ file });
    return Boolean(file);
  };
  const paste = (data: DataTransfer) => {
    const { current } = area;
    if (!current || take(data, false)) return true;
    const { start, end, text } = selectionOf(current);
    const clean = markdownOfHtml(data.getData('text/html'));
    const given = clean ?? data.getData('text/plain');
    const isTooLong = text.length - (end - start) + given.length > (definition.max ?? Infinity);
    setTooLong(isTooLong);
    if (isTooLong || clean === undefined) return isTooLong;
    const after = start + clean.length;
    applyEdit(current, { from: start, to: end, insert: clean, start: after, end: after });
    return true;
  };
  return (
    <div className="editor">
      <MarkdownToolbar
        controls={control.id}
        previewId={previewId}
        isPreviewed={isPreviewed}
        onTool={use}
        onPreview={() => setPreviewed(!isPreviewed)}
        picture={
          definition.hasPictures && (
            <PictureButton
              isOpen={adding !== undefined}
              onPress={() => setAdding(adding ? undefined : {})}
            />
          )
        }
      />
      {adding && (
        <PictureInText
          // Another one that is dropped meanwhile takes the place of the first.
          key={adding.file && `${adding.file.name} ${adding.file.lastModified}`}
          given={adding.file}
          onUploaded={(url, alt) => {
            setAdding(undefined);
            const { current } = area;
            if (current) applyEdit(current, pictureEdit(selectionOf(current), url, alt));
          }}
          onCancel={() => {
            setAdding(undefined);
            area.current?.focus();
          }}
        />
      )}
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
          onPaste={(event) => paste(event.clipboardData) && event.preventDefault()}
          onDrop={(event) => take(event.dataTransfer, true) && event.preventDefault()}
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
        {isPreviewed && <MarkdownPreview id={previewId} content={String(field.value)} />}
      </div>
      {/* In the page from the start, so that it is read out. */}
      <p role="alert" className="field-error px-4">
        {isTooLong &&
          `Nothing was pasted: the text would be longer than ${figure(definition.max ?? 0)} characters.`}
      </p>
      <WordCount content={String(field.value)} />
    </div>
  );
}

function selectionOf({
  value: text,
  selectionStart: start,
  selectionEnd: end,
}: HTMLTextAreaElement) {
  return { text, start, end };
}

/** `execCommand` counts as typing, so undo works and the form notices. */
function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  document.execCommand('insertText', false, edit.insert);
  area.setSelectionRange(edit.start, edit.end);
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
