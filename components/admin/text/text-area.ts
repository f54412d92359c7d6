import type { Edit, Selection } from './markdown-edit';

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
