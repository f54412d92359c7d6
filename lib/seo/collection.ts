import {
  type Crumb,
  type ListedItem,
  type Node,
  breadcrumbList,
  graph,
  itemList,
  organization,
  webPage,
} from './graph';

type Collection = {
  type?: string;
  name: string;
  description?: string;
  crumbs: Crumb[];
  about?: Node;
  list?: ListedItem[];
};

export function collectionGraph({
  type = 'CollectionPage',
  crumbs,
  list = [],
  ...page
}: Collection) {
  const path = crumbs.at(-1)?.path ?? '/';
  return graph(
    organization(),
    webPage({ type, path, crumbs, list, ...page }),
    itemList(path, list),
    breadcrumbList(path, crumbs),
  );
}
