import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { setProperties } from './node';
import { frenchSpaces } from '@/lib/french/typography';

export function links(tree: Root): void {
  visit(tree, ['link', 'definition', 'linkReference'], (node) => {
    if (node.type === 'link' && isExternal(node.url)) setProperties(node, { rel: 'noopener' });
  });
  const external = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (isExternal(url)) external.add(identifier);
  });
  visit(tree, 'linkReference', (node) => {
    if (external.has(node.identifier)) setProperties(node, { rel: 'noopener' });
  });
  // Without a scheme, a local site would ask for it by http:, which the policy refuses.
  visit(tree, ['image', 'definition'], (node) => {
    if ('url' in node) node.url = node.url.replace(/^\s*[/\\]{2}/, 'https://');
  });
  visit(tree, ['image', 'imageReference'], (node) => {
    setProperties(node, { loading: 'lazy', decoding: 'async' });
  });
}

function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(url.trim()) && !/^mailto:/i.test(url.trim());
}

export function spaces(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = frenchSpaces(node.value);
  });
}
