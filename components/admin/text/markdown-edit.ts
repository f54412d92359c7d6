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

export function selectionOf(area: HTMLTextAreaElement): Selection {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Counts as typing, so that undo works and the form notices; nothing when it would be too long. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): boolean {
  const { value, maxLength } = area;
  const after = value.slice(0, edit.from) + edit.insert + value.slice(edit.to);
  if (maxLength >= 0 && after.length > Math.max(maxLength, value.length)) return false;
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!isLong(edit.insert) || !insertLong(area, edit.insert, after)) insert(edit.insert);
  area.setSelectionRange(edit.start, edit.end);
  return true;
}

function insert(text: string): void {
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}

const isLong = (text: string) => text.split('\n', LINES + 1).length > LINES;
const LINES = 40;

/**
 * Chromium takes half a minute to insert 2,000 paragraphs as text, and a moment as HTML, of which a
 * text area takes the text. A browser that makes something else of it takes it back.
 */
function insertLong(area: HTMLTextAreaElement, text: string, after: string): boolean {
  const before = area.value;
  const { selectionStart, selectionEnd } = area;
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  document.execCommand('insertHTML', false, `<pre>\n${html}\n</pre>`);
  if (area.value === after) return true;
  if (area.value !== before) document.execCommand('undo');
  area.setSelectionRange(selectionStart, selectionEnd);
  return false;
}

/** Selects a part and scrolls to it; the focus stays where it was. */
export function reveal(area: HTMLTextAreaElement, start: number, end: number): void {
  area.setSelectionRange(start, end);
  area.scrollTop = heightUpTo(area, start) - area.clientHeight / 2;
}

/** No browser tells where a letter of a text area stands, so that the text is laid out beside it. */
function heightUpTo(area: HTMLTextAreaElement, place: number): number {
  const mirror = document.createElement('div');
  mirror.className = 'editor-mirror';
  mirror.style.width = `${area.clientWidth}px`;
  mirror.textContent = area.value.slice(0, place);
  area.after(mirror);
  const { height } = mirror.getBoundingClientRect();
  mirror.remove();
  return height;
}
