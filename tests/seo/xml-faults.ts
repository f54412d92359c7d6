const TOKEN =
  /<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<)/gy;
const BARE_SIGN = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)|\]\]>/;
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Why an XML parser would refuse a document of elements and texts; nothing when it is well formed. */
export function xmlFaults(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const roots: string[] = [];
  if (FORBIDDEN.test(xml)) faults.push('a sign that XML cannot hold');
  for (const [token, close, name, attributes = '', empty, text, stray] of xml.matchAll(TOKEN)) {
    if (stray) faults.push(`a stray < near ${xml.slice(0, 40)}`);
    if (BARE_SIGN.test(text ?? attributes))
      faults.push(`an unescaped sign in ${token.slice(0, 60)}`);
    if (!name) continue;
    if (close) {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> closes ${last ?? 'nothing'}`);
    } else {
      if (open.length === 0) roots.push(name);
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) faults.push(`${open.join(', ')} left open`);
  if (roots.length !== 1) faults.push(`${roots.length} roots`);
  return faults;
}
