import { type HTMLElement, parse } from 'node-html-parser';

export type GraphNode = Record<string, unknown> & { '@type'?: string; '@id'?: string };

/** A page as it was served, read the way a crawler reads it. */
export type ServedPage = {
  url: string;
  root: HTMLElement;
  text: string;
  /** The content of a meta tag in the head, by name or property. */
  meta: (name: string) => string | undefined;
  link: (rel: string) => string | undefined;
  /** Every structured-data block as it was sent. */
  scripts: string[];
  /** The same, read; a block that does not parse is undefined. */
  blocks: ({ '@graph'?: GraphNode[] } | undefined)[];
  graph: GraphNode[];
};

export function readPage(url: string, html: string): ServedPage {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const head = root.querySelector('head');
  const scripts = root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => script.rawText);
  const blocks = scripts.map(parseJson);
  let text: string | undefined;
  return {
    url,
    root,
    get text() {
      return (text ??= visibleText(root));
    },
    meta: (name) =>
      head
        ?.querySelectorAll('meta')
        .find((tag) => tag.getAttribute('name') === name || tag.getAttribute('property') === name)
        ?.getAttribute('content'),
    link: (rel) => head?.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    scripts,
    blocks,
    graph: blocks[0]?.['@graph'] ?? [],
  };
}

/** Texts are compared without regard to which kind of space stands in them. */
export function plain(text: string): string {
  return text.replace(/[\s\u00A0\u202F]+/g, ' ').trim();
}

function visibleText(root: HTMLElement): string {
  const body = parse(root.querySelector('body')?.toString() ?? '');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return plain(body.textContent);
}

function parseJson(text: string): { '@graph'?: GraphNode[] } | undefined {
  try {
    return JSON.parse(text) as { '@graph'?: GraphNode[] };
  } catch {
    return undefined;
  }
}
