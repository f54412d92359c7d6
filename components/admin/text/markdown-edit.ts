export type Selection = { text: string; start: number; end: number };
/** `start` and `end` are what is selected after `insert` has replaced `from` to `to`. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };
export type Tool = 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'steps' | 'quote' | 'table';

const TABLE = '| Colonne | Colonne |\n| --- | --- |\n| Texte | Texte |';

export const edits: Record<Tool, (selection: Selection) => Edit> = {
  bold: (selection) => around(selection, '**'),
  italic: (selection) => around(selection, '*'),
  heading: (selection) => lines(selection, () => '## '),
  link,
  list: (selection) => lines(selection, () => '- '),
  steps: (selection) => lines(selection, (at) => `${at + 1}. `),
  quote: (selection) => lines(selection, () => '> '),
  table: (selection) => block(selection, TABLE),
};

/** A paragraph of its own after the place where the text was being written. */
export function pictureEdit({ text, end }: Selection, url: string, alt: string): Edit {
  const words = alt.replaceAll(/[\\[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');
  return block({ text, start: end, end }, `![${words}](${url})`);
}

const PLACEHOLDER = 'texte';

function around({ text, start, end }: Selection, mark: string): Edit {
  const chosen = text.slice(start, end) || PLACEHOLDER;
  const from = start + mark.length;
  const insert = mark + chosen + mark;
  return { from: start, to: end, insert, start: from, end: from + chosen.length };
}

/** Selects the address, which is still to be written. */
function link({ text, start, end }: Selection): Edit {
  const chosen = text.slice(start, end) || PLACEHOLDER;
  const address = 'https://';
  const from = start + chosen.length + '[]('.length;
  const insert = `[${chosen}](${address})`;
  return { from: start, to: end, insert, start: from, end: from + address.length };
}

function lines({ text, start, end }: Selection, mark: (at: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(start, end));
  const to = lineEnd < 0 ? text.length : lineEnd;
  const old = text.slice(from, to).split('\n');
  const insert = old.map((line, at) => mark(at) + line.replace(MARKS, '')).join('\n');
  return { from, to, insert, start: from + insert.length, end: from + insert.length };
}

const MARKS = /^(?:#{1,6} |> |- |\d+\. )/;

function block({ text, start, end }: Selection, insert: string): Edit {
  const gap = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
  const all = `${gap}${insert}\n\n`;
  return { from: start, to: end, insert: all, start: start + all.length, end: start + all.length };
}
