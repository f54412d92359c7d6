import type { KeyboardEvent } from 'react';

/** Enter in a field of its own business must not save the whole form around it. */
export function noSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
