import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A module of its own, so that it comes beside an island's. */
export function hydrate(element: Element, island: ComponentType<never>, props: object) {
  hydrateRoot(element, createElement(island as ComponentType<object>, props));
}
