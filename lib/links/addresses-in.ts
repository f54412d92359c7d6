type LinkedAddress = { address: string; isInside: boolean };

const LINK = /<a\s[^>]*?href="([^"]*)"/g;

/** Where the links of a text lead that is HTML already: each address once, in their order. */
export function addressesIn(html: string, siteUrl: string): LinkedAddress[] {
  const origin = new URL(siteUrl).origin;
  const found = new Map<string, LinkedAddress>();
  for (const [, written = ''] of html.matchAll(LINK)) {
    // Within the page itself, as footnotes do.
    if (written.startsWith('#')) continue;
    const url = URL.parse(unescaped(written), `${origin}/`);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    const isInside = url.origin === origin;
    url.hash = '';
    const address = isInside ? url.pathname + url.search : url.href;
    if (!found.has(address)) found.set(address, { address, isInside });
  }
  return [...found.values()];
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, code: string) => signOf(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => signOf(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const signOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
