import { createHash } from 'node:crypto';
import { isPush } from '@/lib/server/answer/inline-content';

export type Split = {
  document: string;
  script: string;
  /** The address holds a hash of the script, so its content never changes. */
  address: string;
};

export type Unsplit = { reason: 'no scripts' | 'streamed' | 'unknown script' | 'unknown preload' };

const HASH_LENGTH = 22;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g;
const CHUNK = /^ src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" (?:async|defer)=""$/;
const OLD_BROWSERS = /^ src="\/_next\/static\/chunks\/[\w.~-]+\.js" noModule=""$/;
const OWN_PRELOAD =
  /^<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>$/;
const DATA_BLOCK = /^ type="application\/ld\+json"$/;
const BOOTSTRAP_ID = ' id="_R_"';
/** A late part stands hidden at the end and needs a script to be put in its place. */
const LATE_PART = /<template id="B:|<div hidden="" id="S:|<!--\$\?-->/;

/** Leaves pages of an unknown form whole: loading too much works, lacking a script may not. */
export function splitPage(html: string, loader: string): Split | Unsplit {
  if (LATE_PART.test(html)) return { reason: 'streamed' };
  const chunks: string[] = [];
  const pushes: string[] = [];
  let isKnown = true;
  const bare = html.replace(SCRIPT, (element: string, attributes: string, text: string) => {
    if (DATA_BLOCK.test(attributes)) return element;
    const chunk = CHUNK.exec(attributes)?.[1];
    if (text === '' && chunk) chunks.push(chunk);
    else if (isInline(attributes) && isPush(text)) pushes.push(text);
    else if (text !== '' || !OLD_BROWSERS.test(attributes)) isKnown = false;
    return '';
  });
  if (!isKnown) return { reason: 'unknown script' };
  if (chunks.length === 0 || pushes.length === 0) return { reason: 'no scripts' };
  const light = withoutPreloads(bare);
  if (light === undefined) return { reason: 'unknown preload' };

  const script = pageScript(chunks, pushes);
  const address = `/_page/${hashOf(script)}.js`;
  return { document: withLoader(light, loader, address), script, address };
}

export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64url').slice(0, HASH_LENGTH);
}

function isInline(attributes: string): boolean {
  return attributes === '' || attributes === BOOTSTRAP_ID;
}

function withoutPreloads(html: string): string | undefined {
  const preloads = html.match(PRELOAD) ?? [];
  return preloads.every((preload) => OWN_PRELOAD.test(preload))
    ? html.replace(PRELOAD, '')
    : undefined;
}

/** Running this script only defines `page`; the data is pushed when the reader needs React. */
function pageScript(chunks: string[], pushes: string[]): string {
  const scripts = JSON.stringify([...new Set(chunks)]);
  return `self.page={scripts:${scripts},push(){\n${pushes.join(';\n')}}};`;
}

/** React leaves an unknown script in the <head> alone only if it is `async`. */
function withLoader(html: string, loader: string, address: string): string {
  return html.replace(
    '</head>',
    `<script src="${loader}" async="" data-page="${address}"></script></head>`,
  );
}
