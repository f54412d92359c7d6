import { type RefObject, useMemo, useState } from 'react';
import { findAt, findsOf, replaceAll } from './find';
import type { Edit } from './markdown-edit';
import { applyEdit, reveal } from './text-area';

export type AreaRef = RefObject<HTMLTextAreaElement | null>;

/** Finds are counted anew with each change of the text; `place` is where to go on from. */
export function useFind(area: AreaRef, text: string, given: string) {
  const [search, setSearch] = useState(given);
  const [isExact, setExact] = useState(false);
  const [place, setPlace] = useState(() => area.current?.selectionStart ?? 0);
  const [replaced, setReplaced] = useState<number>();
  const finds = useMemo(() => findsOf(text, search, isExact), [text, search, isExact]);
  const at = findAt(finds, place);

  const goTo = (next: number) => {
    const found = finds.at(next % Math.max(1, finds.length));
    if (!found || !area.current) return;
    setReplaced(undefined);
    setPlace(found.start);
    reveal(area.current, found.start, found.end);
  };
  const apply = (edit: Edit | undefined, times: number) => {
    if (!edit || !area.current) return;
    const { activeElement } = document;
    const isDone = applyEdit(area.current, edit);
    if (isDone) setPlace(edit.end);
    setReplaced(isDone ? times : 0);
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  /** The first is shown before one goes on to the second. */
  const isShown = () => {
    const found = finds[at];
    const { selectionStart, selectionEnd } = area.current ?? {};
    return found?.start === selectionStart && found?.end === selectionEnd;
  };

  return {
    search,
    isExact,
    setExact,
    replaced,
    finds,
    at,
    setSearch: (words: string) => {
      setSearch(words);
      setReplaced(undefined);
    },
    goOn: () => goTo(isShown() ? at + 1 : at),
    goBack: () => goTo(at - 1),
    replaceOne: (by: string) => apply(replaceAll(text, finds.slice(at, at + 1), by), 1),
    replaceAll: (by: string) => apply(replaceAll(text, finds, by), finds.length),
  };
}
