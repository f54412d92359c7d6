import type { Data, Node, RootContent } from 'mdast';

type Properties = Record<string, string | number | string[]>;
type Shaped = Data & { hName?: string; hProperties?: Properties };

export function setProperties(node: Node, properties: Properties): void {
  const data = (node.data ??= {}) as Shaped;
  data.hProperties = { ...data.hProperties, ...properties };
}

export function element(
  name: string,
  properties: Properties,
  children: RootContent[],
): RootContent {
  const data: Shaped = { hName: name, hProperties: properties };
  return { type: 'emphasis', data, children } as RootContent;
}
