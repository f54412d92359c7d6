import { diffArrays } from 'diff';

export type Part = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond these, what differs is shown as a whole: hostile texts must not stop the browser. */
const MOST_LINES_CHANGED = 300;
const MOST_WORDS_CHANGED = 400;

const LINES = /[^\n]*\n|[^\n]+$/g;
const WORDS = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** Words rather than lines, because a paragraph is one line. */
export function wordDiff(before: string, after: string): Part[] {
  const byLine = compared(before, after, LINES, MOST_LINES_CHANGED);
  const parts = grouped(byLine).flatMap((group) => [
    { kind: 'same' as const, text: group.same },
    ...compared(group.gone, group.new, WORDS, MOST_WORDS_CHANGED),
  ]);
  return grouped(parts).flatMap((group) =>
    (['same', 'gone', 'new'] as const)
      .map((kind) => ({ kind, text: group[kind] }))
      .filter(({ text }) => text !== ''),
  );
}

function compared(before: string, after: string, pieces: RegExp, most: number): Part[] {
  const [old, now] = [before, after].map((text) => text.match(pieces) ?? []);
  const changes = diffArrays(old ?? [], now ?? [], { maxEditLength: most });
  return (
    changes?.map(({ value, removed, added }) => ({
      kind: removed ? 'gone' : added ? 'new' : 'same',
      text: value.join(''),
    })) ?? [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]
  );
}

/** What stays the same, and what went and came between it and the next that stays. */
function grouped(parts: readonly Part[]): Record<Part['kind'], string>[] {
  let last = { same: '', gone: '', new: '' };
  const groups = [last];
  for (const { kind, text } of parts) {
    const isNext = kind === 'same' && text !== '' && (last.gone !== '' || last.new !== '');
    if (isNext) groups.push((last = { same: '', gone: '', new: '' }));
    last[kind] += text;
  }
  return groups;
}
