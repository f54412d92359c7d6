import { useId, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { count } from '@/components/admin/display/figures';
import { countWords, readingTime } from '@/lib/french/reading-time';
import { type InputProps, langOf } from './input-props';
import { type Tool, markdownEdit } from './markdown-edit';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar, toolOfKey } from './markdown-toolbar';

const WIDE = '(min-width: 64rem)';

export function MarkdownInput({ field: definition, control }: InputProps) {
  const { field } = useController({ name: definition.name });
  const [isPreviewed, setPreviewed] = useState(() => matchMedia(WIDE).matches);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const previewId = useId();
  const use = (tool: Tool) => area.current && applyTool(area.current, tool);
  return (
    <div className="editor">
      <MarkdownToolbar
        controls={control.id}
        previewId={previewId}
        isPreviewed={isPreviewed}
        onTool={use}
        onPreview={() => setPreviewed(!isPreviewed)}
      />
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
          onKeyDown={(event) => {
            const tool = toolOfKey(event);
            if (!tool) return;
            event.preventDefault();
            use(tool);
          }}
        />
        {isPreviewed && <MarkdownPreview id={previewId} content={String(field.value)} />}
      </div>
      <WordCount content={String(field.value)} />
    </div>
  );
}

/** `execCommand` counts as typing, so undo works and the form notices. */
function applyTool(area: HTMLTextAreaElement, tool: Tool): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const edit = markdownEdit(tool, { text, start, end });
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
