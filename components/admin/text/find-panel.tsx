import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { count, figure } from '@/components/admin/display/shown';
import { QuietButton } from '@/components/ui/button';
import { type Edit, applyEdit, reveal } from './markdown-edit';

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** What was selected in the text when it was opened. */
  given: string;
  onClose: () => void;
};

export function FindPanel({ area, text, given, onClose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(given);
  const [by, setBy] = useState('');
  const [isExact, setExact] = useState(false);
  /** Where to go on from. */
  const [place, setPlace] = useState(() => area.current?.selectionStart ?? 0);
  const [replaced, setReplaced] = useState<number>();
  const finds = findsOf(text, search, isExact);
  const at = findAt(finds, place);
  const shown = finds[at] && aroundOf(text, finds[at]);
  useEffect(() => field.current?.select(), []);

  const goTo = (next: number) => {
    const found = finds.at(next % Math.max(1, finds.length));
    if (!found || !area.current) return;
    setReplaced(undefined);
    setPlace(found.start);
    reveal(area.current, found.start, found.end);
  };
  const goBack = () => goTo(at - 1);
  /** The first is shown before one goes on to the second. */
  const goOn = () => {
    const { selectionStart, selectionEnd } = area.current ?? {};
    const isShown = finds[at]?.start === selectionStart && finds[at]?.end === selectionEnd;
    goTo(isShown ? at + 1 : at);
  };
  const replace = (some: readonly Found[]) => {
    const edit = replaceAll(text, some, by);
    if (!edit || !area.current) return;
    const { activeElement } = document;
    const isDone = applyEdit(area.current, edit);
    if (isDone) setPlace(edit.end);
    setReplaced(isDone ? some.length : 0);
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  const replaceOne = () => replace(finds.slice(at, at + 1));
  const buttons: [label: string, work: () => void][] = [
    ['Previous', goBack],
    ['Next', goOn],
    ['Replace', replaceOne],
    ['Replace all', () => replace(finds)],
    ['Close the search', onClose],
  ];

  return (
    <section
      aria-label="Find and replace"
      className="editor-panel editor-find grid-cols-1 sm:grid-cols-2"
      data-closes-on-escape
    >
      <Line
        ref={field}
        label="Find"
        value={search}
        aria-describedby={`${id}-count`}
        onChange={(event) => {
          setSearch(event.target.value);
          setReplaced(undefined);
        }}
        onEnter={(isBackwards) => (isBackwards ? goBack() : goOn())}
      />
      <Line
        label="Replace with"
        value={by}
        onChange={(event) => setBy(event.target.value)}
        onEnter={replaceOne}
      />
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={isExact}
          onChange={(event) => setExact(event.target.checked)}
        />
        Exactly as written
      </label>
      <p id={`${id}-count`} role="status" className="hint editor-find-count">
        {replaced === 0 && 'Nothing was replaced: the text would be too long. '}
        {Boolean(replaced) &&
          `${count(replaced ?? 0, 'place')} replaced, Ctrl+Z in the text takes it back. `}
        {search !== '' && !shown && 'Not found.'}
        {shown && (
          // Where one is, for those who do not see what is selected in the text, too.
          <>
            {figure(at + 1)} of {figure(finds.length)}:{' '}
            <span lang="fr">
              {shown.before}
              <mark>{shown.found}</mark>
              {shown.after}
            </span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        {buttons.map(([label, work]) => (
          <QuietButton key={label} onClick={work}>
            {label}
          </QuietButton>
        ))}
      </div>
    </section>
  );
}

type LineProps = ComponentProps<'input'> & {
  label: string;
  onEnter: (isBackwards: boolean) => void;
};

function Line({ label, onEnter, ...rest }: LineProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type="text"
        lang="fr"
        autoComplete="off"
        className="field"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // It would save the whole form.
          event.preventDefault();
          onEnter(event.shiftKey);
        }}
      />
    </div>
  );
}

type Found = { start: number; end: number };

/** Without `isExact`, capitals, apostrophes and kinds of spaces make no difference. */
export function findsOf(text: string, search: string, isExact = false): Found[] {
  if (search === '') return [];
  const letters = search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = isExact
    ? new RegExp(letters, 'gu')
    : new RegExp(letters.replaceAll(/['’]/g, "['’]").replaceAll(/[ \u00a0\u202f]/g, SPACE), 'giu');
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const SPACE = '[ \\u00a0\\u202f]';

/** The first at or after a place, or the first of all. */
export function findAt(finds: readonly Found[], place: number): number {
  const at = finds.findIndex(({ start }) => start >= place);
  return at < 0 && finds.length > 0 ? 0 : at;
}

/** One edit, so that it is taken back at once. */
export function replaceAll(text: string, finds: readonly Found[], by: string): Edit | undefined {
  const [first] = finds;
  const last = finds.at(-1);
  if (!first || !last) return undefined;
  const parts = finds.map(({ end }, at) => by + text.slice(end, finds[at + 1]?.start ?? end));
  const insert = parts.join('');
  const after = first.start + insert.length;
  return { from: first.start, to: last.end, insert, start: after, end: after };
}

/** What stands around it, on its line. */
export function aroundOf(text: string, { start, end }: Found, width = 32) {
  const before =
    text
      .slice(Math.max(0, start - width), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + width).split('\n')[0] ?? '';
  return { before, found: text.slice(start, end), after };
}
