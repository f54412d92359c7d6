import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A module of its own, so that it comes beside an island's. */
export function hydrate(part: HTMLElement, island: ComponentType<never>, given: object) {
  const props = { ...JSON.parse(part.dataset.props ?? ''), ...given };
  hydrateRoot(part, createElement(island as ComponentType<object>, props));
}
