import { useEffect, useId, useRef, useState } from 'react';
import type { List } from './use-list';

type Props = {
  list: Pick<List<unknown>, 'state' | 'sorts' | 'change'>;
  searchLabel: string;
};

const TYPING_PAUSE = 250;

export function ListToolbar({ list: { state, sorts, change }, searchLabel }: Props) {
  const sortId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const steps = useStepsBack();
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
      <div className="flex items-center gap-2">
        <label htmlFor={sortId} className="text-muted">
          Sort by
        </label>
        <select
          id={sortId}
          value={state.sort}
          className="field w-auto"
          onChange={(event) => change({ sort: event.target.value })}
        >
          {sorts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}

/** After Back or Forward, the search box must show what the address says. */
function useStepsBack(): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const count = () => setSteps((before) => before + 1);
    addEventListener('popstate', count);
    return () => removeEventListener('popstate', count);
  }, []);
  return steps;
}
