import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A module of its own, so that it comes beside an island's. */
export function hydrate<P extends object>(element: Element, island: ComponentType<P>, props: P) {
  hydrateRoot(element, createElement(island, props));
}
