import { useEffect } from 'react';
import type { Entry, Group } from './entries';

type Props = {
  id: string;
  groups: readonly Group[];
  chosen?: Entry;
  isBusy: boolean;
  onOpen: (entry: Entry) => void;
};

export function PaletteList({ id, groups, chosen, isBusy, onOpen }: Props) {
  const chosenId = chosen && `${id}-${chosen.key}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      aria-busy={isBusy}
      className="palette-list"
    >
      {groups.map(({ label, entries }) => (
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden className="palette-label">
            {label}
          </p>
          {entries.map((entry) => (
            // The arrow keys and Enter choose an entry from the input, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={entry.key}
              id={`${id}-${entry.key}`}
              role="option"
              aria-selected={entry === chosen}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(entry)}
            >
              <span lang={entry.isFrench ? 'fr' : undefined}>{entry.label}</span>
              {entry.note && <span className="palette-note">{entry.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
