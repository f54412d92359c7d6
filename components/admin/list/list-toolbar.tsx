import { useEffect, useId, useRef, useState } from 'react';
import { type List, STEP } from './use-list';

type Props = { list: Pick<List<unknown>, 'of' | 'state' | 'change'>; searchLabel: string };

const TYPING_PAUSE = 250;
/** More than these would fill a phone's screen before the first row. */
const MOST_UNFOLDED = 2;

export function ListToolbar({ list, searchLabel }: Props) {
  const { state, change } = list;
  const { sorts = [], filters = [] } = list.of;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const steps = useStepsBack();
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = filters.filter(({ isTabs }) => !isTabs);
  const isFolded = chosen.length > MOST_UNFOLDED && !isUnfolded;
  const active = chosen.filter(({ name }) => state.filters[name]).length;
  useListKeys();
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (q: string, isTyping: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ q }, false), isTyping ? TYPING_PAUSE : 0);
  };
  return (
    <form
      role="search"
      className="mb-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        search(String(new FormData(event.currentTarget).get('q') ?? ''), false);
      }}
    >
      <input
        key={steps}
        type="search"
        name="q"
        defaultValue={state.q}
        maxLength={100}
        aria-label={searchLabel}
        placeholder={searchLabel}
        className="field min-w-0 flex-1 basis-60"
        onChange={(event) => search(event.target.value, true)}
      />
      {chosen.length > MOST_UNFOLDED && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          className="button button-quiet sm:hidden"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {active === 0 ? 'Filters' : `Filters (${active} chosen)`}
        </button>
      )}
      <div className={isFolded ? 'contents max-sm:hidden' : 'contents'}>
        {chosen.map(({ name, label, choices }) => (
          <Choice
            key={name}
            label={label}
            value={state.filters[name] ?? ''}
            options={[{ value: '', label: 'Any' }, ...choices]}
            onChange={(value) =>
              change(({ filters: others }) => ({ filters: changed(others, name, value) }))
            }
          />
        ))}
        {sorts.length > 0 && (
          <Choice
            label="Sort by"
            value={state.sort}
            options={sorts.map(({ key, label }) => ({ value: key, label }))}
            onChange={(sort) => change({ sort })}
          />
        )}
      </div>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  // An address may name what no row has any more: it is shown, so that it can be taken off.
  const isKnown = options.some((option) => option.value === value);
  const all = isKnown ? options : [...options, { value, label: value }];
  return (
    <div className="flex max-w-full min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="field w-auto min-w-0"
        onChange={(event) => onChange(event.target.value)}
      >
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The filters with this one changed, or taken away by an empty value. */
function changed(filters: Record<string, string>, name: string, value: string) {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}

/** After Back or Forward, the search box must show what the address says. */
function useStepsBack(): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const count = () => setSteps((before) => before + 1);
    addEventListener(STEP, count);
    return () => removeEventListener(STEP, count);
  }, []);
  return steps;
}

/** `/` leads to the search, the arrows to the rows, unless somebody is typing or asked something. */
function useListKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector('.dialog')) return;
      const target = targetOf(event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function targetOf(key: string): HTMLElement | undefined {
  if (key === '/') return find('main input[type=search]')[0];
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  const rows = find('main [data-row]');
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  return here < 0 ? rows[0] : rows[here + step];
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** A search box has no use for these arrows, so they lead from it into the rows. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.matches('input[type=checkbox]')) return false;
  if (target.matches('input[type=search]')) return key === '/';
  return target.matches('input, select, textarea, [contenteditable]');
}
