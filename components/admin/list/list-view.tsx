import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type Undo, refusalOf, useChange } from '@/components/admin/api/call-api';
import { NotLoaded, Waiting, figure } from '@/components/admin/display/shown';
import { QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { startingNoun } from '@/lib/entities/resource';
import { type ChangeList, type List, PAGE_SIZE, STEP } from './use-list';

type Props<T> = {
  list: List<T>;
  className?: string;
  /** Stands between the search and the rows. */
  bar?: ReactNode;
  /** What is asked before a row is removed, and said afterwards. */
  removal?: (row: T) => Removal;
  children: (row: T, remove: () => void) => ReactNode;
};

/** All of a list: what is looked for, the rows, their pages, and the question before one goes. */
export function ListView<T>({ list, className = '', bar, removal, children }: Props<T>) {
  const [removed, setRemoved] = useState<T>();
  return (
    <>
      {list.of.searchLabel && <ListToolbar list={list} searchLabel={list.of.searchLabel} />}
      {bar}
      <Rows list={list} className={className}>
        {(row) => children(row, () => setRemoved(row))}
      </Rows>
      {removal && removed && (
        <RemoveDialog {...removal(removed)} onClose={() => setRemoved(undefined)} />
      )}
    </>
  );
}

type RowsProps<T> = { list: List<T>; className: string; children: (row: T) => ReactNode };

function Rows<T>({ list: { of, state, query, change }, className, children }: RowsProps<T>) {
  const { data, isPending, isError, isPlaceholderData } = query;
  if (isPending) return <Waiting />;
  if (isError) return <NotLoaded what="The list" {...query} />;
  const { rows, total } = data;
  if (rows.length === 0 && total > 0) {
    return <PastTheEnd last={Math.ceil(total / PAGE_SIZE)} onChange={change} />;
  }
  if (rows.length === 0) {
    const isFiltered = Object.keys(state.filters).length > 0;
    const hint = state.q
      ? `Nothing matches “${state.q}”.`
      : isFiltered
        ? 'Nothing is left by these filters.'
        : of.emptyHint;
    return (
      <div className="list-empty">
        <p className="font-semibold">{of.emptyText}</p>
        {hint && <p>{hint}</p>}
      </div>
    );
  }
  return (
    <>
      <ul aria-busy={isPlaceholderData} className={`list ${className}`}>
        {rows.map(children)}
      </ul>
      <Pager page={state.page} total={total} onChange={(page) => change({ page })} />
    </>
  );
}

/** Rows were deleted or the address is old, so the last page is shown instead. */
function PastTheEnd({ last, onChange }: { last: number; onChange: ChangeList }) {
  const goThere = useEffectEvent(() => onChange({ page: last }, false));
  useEffect(() => goThere(), [last]);
  return <Waiting />;
}

type PagerProps = { page: number; total: number; onChange: (page: number) => void };

function Pager({ page, total, onChange }: PagerProps) {
  if (total <= PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {figure(first)}–{figure(Math.min(total, page * PAGE_SIZE))} of {figure(total)}
      </p>
      <div className="flex items-center gap-2">
        <PageSteps
          page={page}
          last={Math.max(1, Math.ceil(total / PAGE_SIZE))}
          onChange={onChange}
        />
      </div>
    </nav>
  );
}

type StepsProps = { page: number; last: number; onChange: (page: number) => void };

export function PageSteps({ page, last, onChange }: StepsProps) {
  return (
    <>
      <QuietButton disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </QuietButton>
      <span className="px-1">
        Page {figure(page)} of {figure(last)}
      </span>
      <QuietButton disabled={page >= last} onClick={() => onChange(page + 1)}>
        Next
      </QuietButton>
    </>
  );
}

type ToolbarProps = { list: Pick<List<unknown>, 'of' | 'state' | 'change'>; searchLabel: string };

const TYPING_PAUSE = 250;
/** More than these would fill a phone's screen before the first row. */
const MOST_UNFOLDED = 2;

function ListToolbar({ list, searchLabel }: ToolbarProps) {
  const { state, change } = list;
  const { sorts = [], filters = [] } = list.of;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [steps, setSteps] = useState(0);
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = filters.filter(({ isTabs }) => !isTabs);
  const isFolded = chosen.length > MOST_UNFOLDED && !isUnfolded;
  const active = chosen.filter(({ name }) => state.filters[name]).length;
  useWindowEvent('keydown', goByKey);
  // After Back or Forward, the search box must show what the address says.
  useWindowEvent(STEP, () => setSteps(steps + 1));
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
            options={sorts.map(({ key, label }, at) => ({
              value: key,
              label: list.of.isRanked && state.q && at === 0 ? 'Best match first' : label,
            }))}
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

/** `/` leads to the search, the arrows to the rows, unless somebody is typing or asked something. */
function goByKey(event: globalThis.KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event) || document.querySelector('.dialog')) return;
  const target = targetOf(event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
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
function isTyping({ target, key }: globalThis.KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.matches('input[type=checkbox]')) return false;
  if (target.matches('input[type=search]')) return key === '/';
  return target.matches('input, select, textarea, [contenteditable]');
}

type RemoveProps = Removal & {
  /** Asked before the call: whether what was shown is enough to decide. */
  mayGo?: () => Promise<boolean>;
  children?: ReactNode;
  onClose: () => void;
};

export type Removal = {
  path: string;
  /** With one, it is posted to the path, which removes the row as well. */
  body?: unknown;
  verb?: keyof typeof WORDS;
  noun: string;
  question?: string;
  subject?: ReactNode;
  undo?: () => Undo | undefined;
};

const WORDS = {
  Delete: { busy: 'Deleting...', done: 'deleted' },
  Remove: { busy: 'Removing...', done: 'removed' },
  Stop: { busy: 'Stopping...', done: 'stopped' },
};

export function RemoveDialog({ verb = 'Delete', noun, onClose, ...props }: RemoveProps) {
  const { path, body, mayGo, subject, undo, children } = props;
  const [isWaiting, setWaiting] = useState(false);
  const removal = useChange({
    undo,
    done: `${startingNoun({ noun })} ${WORDS[verb].done} successfully`,
    failed: `Failed to ${verb.toLowerCase()} ${noun}`,
    // Whoever asked must read why not, such as which others need it.
    onFailed: (error) => {
      if (!refusalOf(error)) onClose();
    },
  });
  const remove = async () => {
    setWaiting(true);
    const isFree = (await mayGo?.()) ?? true;
    setWaiting(false);
    if (!isFree) return;
    const method = body === undefined ? 'DELETE' : 'POST';
    removal.mutate({ path, method, body }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={`${verb} ${noun}`}
      question={props.question ?? `Are you sure you want to delete this ${noun}?`}
      subject={subject}
      refusal={refusalOf(removal.error)}
      confirmLabel={verb}
      busyLabel={WORDS[verb].busy}
      isBusy={removal.isPending || isWaiting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

type CardProps = {
  title: string;
  lang?: 'fr';
  /** An address is one long word, which may break anywhere. */
  isAddress?: true;
  /** A box to choose it by, or a picture. */
  before?: ReactNode;
  badges?: ReactNode;
  text?: ReactNode;
  facts?: readonly ReactNode[];
  actions?: ReactNode;
  /** A click or Enter on the row does what its Edit button does, which everybody can reach. */
  onOpen?: () => void;
  children?: ReactNode;
};

/** One row of a list: what it is called, what is said of it, and what can be done with it. */
export function RowCard({ title, lang, isAddress, before, badges, ...props }: CardProps) {
  const { text, facts = [], actions, onOpen, children } = props;
  const id = useId();
  return (
    <li>
      <article
        aria-labelledby={id}
        className={isAddress ? 'row-card items-center' : 'row-card'}
        {...(onOpen && openedBy(onOpen))}
      >
        {before}
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} lang={lang} className={isAddress ? 'row-title break-all' : 'row-title'}>
              {title}
            </h2>
            {badges}
          </div>
          {text}
          {facts.length > 0 && (
            <ul className="row-facts">
              {facts.map((fact, at) => fact && <li key={at}>{fact}</li>)}
            </ul>
          )}
          {children}
        </div>
        {actions && (
          <RowName value={title}>
            <div className="row-actions items-center">{actions}</div>
          </RowName>
        )}
      </article>
    </li>
  );
}

function openedBy(open: () => void) {
  return {
    tabIndex: -1,
    'data-row': '',
    onClick: (event: MouseEvent) => isOnRow(event) && open(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
      event.preventDefault();
      open();
    },
  };
}

/** Not on what does something else, and not at the end of marking a text to copy it. */
function isOnRow({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input, label') !== null;
  return !isControl && !getSelection()?.toString();
}

const RowName = createContext('');

type ActionProps = ComponentProps<typeof QuietButton> & {
  verb: string;
  /** Between the verb and the name. */
  hasColon?: true;
};

/** Its label names the row, for those who do not see it around the button. */
export function RowAction({ verb, hasColon, children, ...rest }: ActionProps) {
  const name = useContext(RowName);
  return (
    <QuietButton aria-label={`${verb}${hasColon ? ':' : ''} ${name}`} {...rest}>
      {children ?? verb}
    </QuietButton>
  );
}
