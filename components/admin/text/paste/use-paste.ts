import { type RefObject, useState } from 'react';
import { markdownOfHtml } from './pasted-html';
import { applyEdit, selectionOf } from '../text-area';

/** All of what is pasted, or nothing and why: a browser would cut off what is too long. */
export function usePaste(area: RefObject<HTMLTextAreaElement | null>, max = Infinity) {
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
