import { type Kind, shortestEdit } from './shortest-edit';

export type Part = { kind: Kind; text: string };

/** Beyond these, what differs is shown as a whole: hostile texts must not stop the browser. */
const MOST_LINES_CHANGED = 300;
const MOST_WORDS_CHANGED = 400;
const MOST_WORDS = 20_000;

/** Words rather than lines, because a paragraph is one line. */
export function wordDiff(before: string, after: string): Part[] {
  const ends = sameEnds(before, after);
  const [old, now] = [before, after].map((text) => text.slice(ends.start, text.length - ends.end));
  return joined([
    { kind: 'same', text: before.slice(0, ends.start) },
    ...lines(old ?? '', now ?? ''),
    { kind: 'same', text: before.slice(before.length - ends.end) },
  ]);
}

function lines(before: string, after: string): Part[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const steps = shortestEdit(old, now, MOST_LINES_CHANGED);
  if (!steps) return words(before, after);
  const parts: Part[] = [];
  let gone = '';
  let added = '';
  for (const { kind, before: x, after: y } of steps) {
    if (kind === 'gone') gone += old[x] ?? '';
    else if (kind === 'new') added += now[y] ?? '';
    else {
      parts.push(...words(gone, added), { kind, text: old[x] ?? '' });
      gone = added = '';
    }
  }
  return [...parts, ...words(gone, added)];
}

function words(before: string, after: string): Part[] {
  const whole: Part[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
  if (before === '' || after === '') return whole;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) return whole;
  const steps = shortestEdit(old, now, MOST_WORDS_CHANGED);
  return (
    steps?.map(({ kind, before: x, after: y }) => ({
      kind,
      text: (kind === 'new' ? now[y] : old[x]) ?? '',
    })) ?? whole
  );
}

/** Texts that begin and end alike cost nothing there; a cut stays between two words. */
function sameEnds(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  while (start > 0 && !isBetween(before, start)) start--;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  while (end > 0 && !isBetween(before, before.length - end)) end--;
  return { start, end };
}

/** Directly behind a blank. */
const isBetween = (text: string, at: number) => at === text.length || /\s/.test(text[at - 1] ?? '');
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Neighbours of one kind become one; of a change, what is gone comes first. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  let gone = '';
  let added = '';
  const close = () => {
    if (gone !== '') all.push({ kind: 'gone', text: gone });
    if (added !== '') all.push({ kind: 'new', text: added });
    gone = added = '';
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'gone') gone += text;
    else if (kind === 'new') added += text;
    else {
      const last = all.at(-1);
      if (gone === '' && added === '' && last?.kind === 'same') last.text += text;
      else {
        close();
        all.push({ kind, text });
      }
    }
  }
  close();
  return all;
}
