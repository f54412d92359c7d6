const NARROW = '\u202F';
const WIDE = '\u00A0';

/** Makes the spaces that French typography wants around its signs non-breaking. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]+([;!?])/g, `${NARROW}$1`)
    .replace(/[ \u00A0\u202F]+([:»%])/g, `${WIDE}$1`)
    .replace(/«[ \u00A0\u202F]+/g, `«${WIDE}`)
    .replace(/(\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(/(\d)[ \u00A0](?=(?:DH|€|km|M|h)(?![\p{L}\d]))/gu, `$1${WIDE}`);
}
