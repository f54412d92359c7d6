import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useSettled } from '@/components/ui/use-settled';
import type { Found } from '@/lib/admin/find';
import { type Person, usePerson } from './admin-providers';
import { resources } from '@/lib/entities/registry';
import { fold } from '@/lib/french/words';
import { paths } from '@/lib/paths';
import { sectionPath, sectionsFor } from './sections';

const TYPING_PAUSE = 100;
const NOTHING: readonly Found[] = [];

/** One box that finds rows and whatever can be done, and opens what is chosen. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isDue, setDue] = useState(false);
  const { found, isError, isWaiting } = useFound(text.trim());
  const groups = groupsOf(text, found, usePerson());
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(active, entries.length - 1)];
  const open = ({ href, isOutside }: Entry) => {
    onClose();
    if (isOutside) location.assign(href);
    else router.push(href);
  };
  /** Rows of an earlier word may still stand there; what can be done is known at once. */
  const isSure = !isWaiting || chosen?.isFrench !== true;
  const openIfDue = useEffectEvent(() => isDue && chosen && open(chosen));
  useEffect(() => {
    if (!isWaiting) openIfDue();
  }, [isWaiting]);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = Math.max(0, entries.length - 1);
    const at = Math.min(active, last);
    const next = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      ...(event.ctrlKey ? { Home: 0, End: last } : {}),
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen && isSure) open(chosen);
      else setDue(isWaiting);
    } else if (event.key === 'Escape') {
      onClose();
    }
  };
  return (
    <Dialog title="Find anything" size="medium" onClose={onClose}>
      <div className="palette">
        <input
          ref={takeFocus}
          type="text"
          role="combobox"
          aria-label="Find rows and actions"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          autoComplete="off"
          placeholder="A title, a name, or what to do"
          className="field"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setDue(false);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="hint">
          {isError ? 'Rows could not be searched. Type again to retry.' : said(entries.length)}
        </p>
        <PaletteList id={id} groups={groups} chosen={chosen} isBusy={isWaiting} onOpen={open} />
      </div>
    </Dialog>
  );
}

type ListProps = {
  id: string;
  groups: readonly Group[];
  chosen?: Entry;
  isBusy: boolean;
  onOpen: (entry: Entry) => void;
};

function PaletteList({ id, groups, chosen, isBusy, onOpen }: ListProps) {
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
              {entry.note && <span className="text-[0.875rem] text-muted">{entry.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The closing button stands before it, and would have the focus otherwise. */
function takeFocus(box: HTMLInputElement | null): void {
  box?.focus();
}

function said(count: number): string {
  if (count === 0) return 'Nothing has that name.';
  return count === 1 ? '1 result' : `${count} results`;
}

/** Until the answer to what is typed has come, Enter would open a row of another question. */
function useFound(text: string) {
  const asked = useSettled(text, TYPING_PAUSE);
  const { data, isError, isPlaceholderData, isFetching } = useQuery<readonly Found[]>({
    queryKey: [`/api/admin/find?q=${encodeURIComponent(asked)}`],
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
  return {
    found: text === '' ? NOTHING : (data ?? NOTHING),
    isError,
    isWaiting: text !== '' && (text !== asked || (isFetching && (!data || isPlaceholderData))),
  };
}

type Entry = {
  key: string;
  label: string;
  note?: string;
  href: string;
  isOutside?: true;
  isFrench?: true;
};
type Group = { label: string; entries: Entry[] };

const actionsFor = (person: Person | undefined): readonly Entry[] => [
  { key: 'dashboard', label: 'Go to the dashboard', href: paths.admin },
  ...sectionsFor(person).map((section) => ({
    key: section.name,
    label: `Go to ${section.label}`,
    note: section.text,
    href: sectionPath(section),
  })),
  ...Object.values(resources).map(({ name, createButton }) => ({
    key: `create ${name}`,
    label: createButton,
    href: `${paths.adminSection(name)}?create`,
  })),
  { key: 'site', label: 'Back to Site', href: paths.home, isOutside: true },
  { key: 'out', label: 'Logout', href: paths.signOut, isOutside: true },
];

/** What can be done, then the rows that were found, resource by resource. */
function groupsOf(text: string, found: readonly Found[], person: Person | undefined): Group[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const actions = actionsFor(person).filter(({ label, note = '' }) => {
    const said = fold(`${label} ${note}`);
    return words.every((word) => said.includes(word));
  });
  const names = [...new Set(found.map(({ resource }) => resource))];
  const rows = names.map((name) => ({
    label: resources[name].section.label,
    entries: found
      .filter(({ resource }) => resource === name)
      .map((row): Entry => ({
        key: row.id,
        label: row.name,
        note: row.note ?? undefined,
        href: `${paths.adminSection(name)}?edit=${row.id}`,
        isFrench: true,
      })),
  }));
  return [{ label: 'Actions', entries: actions }, ...rows].filter(
    ({ entries }) => entries.length > 0,
  );
}
