const NARROW = '\u202F';
const WIDE = '\u00A0';

/** French sets a space before these signs, and no line may break there. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]+([;!?])/g, `${NARROW}$1`)
    .replace(/[ \u00A0\u202F]+([:»%])/g, `${WIDE}$1`)
    .replace(/«[ \u00A0\u202F]+/g, `«${WIDE}`)
    .replace(/(\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(/(\d)[ \u00A0](?=(?:DH|€|km|M|h)(?![\p{L}\d]))/gu, `$1${WIDE}`);
}

export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}

const TEASER = 180;

export function teaserText(text: string): string {
  return frenchSpaces(shorten(text, TEASER));
}
