import type { Data, Node, RootContent } from 'mdast';

type Properties = Record<string, string | number | string[]>;
type Shaped = Data & { hName?: string; hProperties?: Properties };

/** HTML attributes that a node of the Markdown tree will get. */
export function setProperties(node: Node, properties: Properties): void {
  const data = (node.data ??= {}) as Shaped;
  data.hProperties = { ...data.hProperties, ...properties };
}

/** A node that Markdown has no syntax for, with the HTML element it becomes. */
export function element(
  name: string,
  properties: Properties,
  children: RootContent[],
): RootContent {
  const data: Shaped = { hName: name, hProperties: properties };
  return { type: 'emphasis', data, children } as RootContent;
}
