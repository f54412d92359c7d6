import { oneLine } from '@/lib/french/typography';

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** Shown as it is written, whatever it is, and inside one line of Markdown. */
export function escapeMarkdown(text: string): string {
  return oneLine(text).replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

/** XML cannot hold most control characters, not even escaped. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_IN_XML, ''));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex, dec, name) =>
      name ? (ENTITIES[String(name)] ?? whole) : signOf(parseInt(hex ?? dec, hex ? 16 : 10), whole),
  );
}

function signOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
