import { parse } from 'node-html-parser';

const OTHER_SCHEMES = /^(?:mailto|tel|data|blob|webcal|urn):/;

/** Every address that an answer of the site names, absolute, with its fragment. */
export function linksOf(url: string, type: string, body: string): string[] {
  const found = READERS.find(([one]) => one.test(type))?.[1](body) ?? [];
  const absolute = found
    .filter((link) => !OTHER_SCHEMES.test(link))
    .map((link) => new URL(link, url).href);
  return [...new Set(absolute)];
}

/** By its type, what is read of an answer; the first that fits. */
const READERS: readonly [type: RegExp, read: (body: string) => string[]][] = [
  [/^text\/html/, linksOfPage],
  [/^text\/css/, linksOfStyle],
  [/atom\+xml/, linksOfFeed],
  [/xml/, (body) => captures(body, /<loc>([^<]+)<\/loc>/g)],
  [/manifest\+json/, (body) => captures(body, /"(?:src|start_url)":"([^"]+)"/g)],
  // A long line of a calendar is folded.
  [
    /^text\/calendar/,
    (body) => captures(body.replace(/\r\n[ \t]/g, ''), /(https?:\/\/[^\s,;\\]+)/g),
  ],
  [/^text\/plain/, (body) => captures(body, /^Sitemap: (\S+)$/gm)],
];

/** The ids of a page, where the fragment of a link may lead. */
export function idsOf(html: string): Set<string> {
  return new Set(captures(html, /<[^>]*\sid="([^"]*)"/g));
}

function linksOfPage(html: string): string[] {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).map((node) => node.getAttribute(attribute) ?? '');
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  return [
    ...values('[href]', 'href'),
    ...values('[src]', 'src'),
    ...values('[poster]', 'poster'),
    ...values('[srcset], [imagesrcset]', 'srcset').flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
    ...values('form[action]:not([method="post"])', 'action'),
    ...values('meta[property$=":image"], meta[property="og:url"]', 'content'),
    ...values('meta[name="twitter:image"]', 'content'),
    ...scripts.flatMap(({ rawText }) =>
      captures(rawText, /"(?:url|item|image|logo)":"(https?:[^"]+)"/g),
    ),
    ...root.querySelectorAll('style').flatMap(({ rawText }) => linksOfStyle(rawText)),
  ];
}

function linksOfFeed(xml: string): string[] {
  const decoded = (text: string) =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  const contents = captures(xml, /<content [^>]*>([^<]*)<\/content>/g).map(decoded);
  return [...captures(xml, /href="([^"]+)"/g), ...contents.flatMap(linksOfPage)];
}

function linksOfStyle(css: string): string[] {
  return captures(css, /url\(["']?([^"')]+)["']?\)/g);
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '').filter(Boolean);
}
