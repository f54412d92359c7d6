/** Where a reader came from: a kind of site, never its address. */
export const SOURCES = [
  'search',
  'assistant',
  'social',
  'mail',
  'other',
  'direct',
  'site',
] as const;

export type Source = (typeof SOURCES)[number];
export type SourceEvent = `from_${Source}`;

export const sourceEvent = (source: Source): SourceEvent => `from_${source}`;

/** A mailbox may stand below the host of a search engine, so it is looked for first. */
const HOSTS: readonly [source: Source, host: RegExp][] = [
  [
    'mail',
    /^(?:mail|webmail|outlook)\.|(?:^|\.)(?:proton\.me|com\.google\.android\.gm|outlook\.com)$/,
  ],
  ['assistant', /^(?:gemini\.google|copilot\.microsoft|(?:.+\.)?(?:chatgpt|openai|perplexity))\./],
  ['assistant', /(?:^|\.)(?:claude\.ai|mistral\.ai)$/],
  [
    'search',
    /(?:^|\.)(?:google|bing|yahoo|duckduckgo|ecosia|qwant|yandex|baidu|startpage|googlequicksearchbox)(?:\.[a-z]{2,3}){0,2}$|^search\.brave\.com$/,
  ],
  [
    'social',
    /(?:^|\.)(?:facebook|instagram|messenger|twitter|linkedin|youtube|tiktok|reddit|pinterest|whatsapp|snapchat|telegram|katana)(?:\.[a-z]+)?$/,
  ],
  ['social', /^(?:t\.co|x\.com|lnkd\.in|youtu\.be|t\.me|wa\.me|fb\.me|threads\.(?:net|com))$/],
];

export function sourceOf(referrer: string | undefined, siteUrl: string): Source {
  if (!referrer || !URL.canParse(referrer)) return 'direct';
  const { host, hostname } = new URL(referrer);
  if (host === new URL(siteUrl).host) return 'site';
  if (hostname === '') return 'direct';
  return HOSTS.find(([, form]) => form.test(hostname))?.[0] ?? 'other';
}
