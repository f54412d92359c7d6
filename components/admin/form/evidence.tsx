import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useChange } from '@/components/admin/api/call-api';
import { count, shortDate } from '@/components/admin/display/shown';
import { Combobox, useNames } from '@/components/admin/inputs/reference-input';
import { useEditedItem } from '@/components/admin/inputs/input';
import { fieldText, namedIds } from '@/components/admin/revisions/field-text';
import { Button, QuietButton } from '@/components/ui/button';
import { staffLabelOf } from '@/lib/entities/choices';
import { factNames, listed, rulesOf } from '@/lib/entities/entity';
import { type Fact, READ_OF_FACT, type Source } from '@/lib/entities/evidence';
import {
  type EditedItem,
  type FormFact,
  type FormValue,
  formValue,
  payloadValue,
} from '@/lib/entities/form-values';
import type { Field, Resource } from '@/lib/entities/resource';
import { isSaid, isSame } from '@/lib/entities/said';
import { SOURCE } from '@/lib/entities/source';
import { sourceKey, sourcesOf } from '@/lib/facts/sources';
import type { KnownSource } from '@/lib/facts/claims';
import { type Evidence as Claimed, stateOf } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';
import { Columns, FormField, errorAt } from './form-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { Dialog } from '@/components/ui/dialog';
import { factsOfForm } from '@/lib/facts/after-save';
import type { Payload } from './edit-form';

type Stored = KnownSource & EditedItem;
type Read = { at: number; value: unknown; fact: FormFact; source?: Stored };

/** Who says what a field says, folded below it, and what is being added to that. */
export function Evidence({ field }: { field: Field }) {
  const { setValue, getValues } = useFormContext();
  const [facts, typed] = useWatch({ name: ['facts', field.name] }) as [FormFact[], FormValue];
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const sources = useSources();
  const value = payloadValue(field, typed);
  const own = facts.flatMap((fact, at): Read | [] => {
    if (fact.field !== field.name) return [];
    const source = sources.get(sourceKey(fact.source as Fact['source']));
    const said = payloadValue(field, fact.value ?? typed);
    return { at, value: said, fact, source };
  });
  if (!isSaid(value) && own.length === 0) return null;
  const state = stateOf(
    { field: field.name, value },
    own.map((read) => evidenceOf(field, read)),
    todayInMorocco(),
  );
  const living = own.filter(({ fact }) => !fact.endedOn);
  const added = own.filter((read) => !isStored(read));
  const isHistory = living.length === 0 && !isSaid(value);
  const unsaid = isHistory ? 'Said before' : 'No source says this';
  const isOpenToDoubt =
    state === null ? !isHistory : state === 'contredit' || state === 'source-disparue';
  const write = (changed: FormFact[]) => setValue('facts', changed, { shouldDirty: true });
  const add = (said: Pick<FormFact, 'value'>) => {
    const seenOn = todayInMorocco();
    const known = getValues('facts') as FormFact[];
    write([...known, { field: field.name, source: NEW_SOURCE, quote: '', seenOn, ...said }]);
  };
  return (
    <>
      <details className="evidence" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary} className="hint" data-tone={isOpenToDoubt ? 'amber' : undefined}>
          {state ? staffLabelOf('factState', state) : unsaid}
          {living.length > 0 && ` · ${count(living.length, 'source')}`}
          <span className="sr-only"> ({field.label})</span>
        </summary>
        {isOpen && (
          <>
            <ul className="form-rows">
              {own.filter(isStored).map((read) => (
                <StoredFact key={read.at} {...read} field={field} shown={value} />
              ))}
            </ul>
            <div className="row-actions">
              {isSaid(value) && <QuietButton onClick={() => add({})}>Add evidence</QuietButton>}
              <QuietButton onClick={() => add({ value: formValue(field) })}>
                A source says otherwise
              </QuietButton>
            </div>
          </>
        )}
      </details>
      {added.map(({ at, fact }) => (
        <AddedFact
          key={at}
          field={field}
          at={at}
          isOther={fact.value !== undefined}
          onRemove={() => {
            write(facts.filter((_, other) => other !== at));
            // What had the focus is not there any more.
            summary.current?.focus();
          }}
        />
      ))}
    </>
  );
}

/** Somebody saw it before. */
const isStored = ({ fact }: Read) => fact.seenBy !== undefined;

/** What is typed is empty where what is stored is null. */
const evidenceOf = ({ name }: Field, { fact, value, source }: Read): Claimed => ({
  field: name,
  value,
  seenOn: fact.seenOn || null,
  isVerified: fact.isVerified === true,
  endedOn: fact.endedOn ?? null,
  source: {
    date: (fact.source.date as string | null) || null,
    state: source?.state ?? 'there',
    stateOn: source?.stateOn ?? null,
  },
});

type StoredProps = Read & { field: Field; shown: unknown };

function StoredFact({ field, fact, at, value, source, shown }: StoredProps) {
  const { item } = useEditedItem();
  const { register, setValue } = useFormContext();
  const { endedOn } = fact;
  const isTold = endedOn || !isSame(value, shown);
  const names = useNames(field.options ?? 'cities', isTold ? namedIds(field, [value].flat()) : []);
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? id;
  const { publisher, url } = fact.source as Fact['source'];
  const day = (item?.facts as Fact[] | undefined)?.[at]?.seenOn ?? null;
  return (
    <li className="form-row">
      <p lang="fr" className="font-semibold">
        {url ? (
          <a href={url} target="_blank" rel="noopener" className="link">
            {publisher}
          </a>
        ) : (
          publisher
        )}
      </p>
      {isTold && (
        <p>
          {endedOn ? `Said until ${shortDate(endedOn)}` : 'Says otherwise'}:{' '}
          {fieldText(field, value, nameOf)}
        </p>
      )}
      {fact.quote && (
        <blockquote lang="fr" className="italic">
          « {fact.quote} »
        </blockquote>
      )}
      <p className="hint">{seenWords(fact, source)}</p>
      {!endedOn && (
        <label className="choice">
          <input
            type="checkbox"
            {...register(`facts.${at}.isVerified`, {
              onChange: ({ target }: { target: HTMLInputElement }) =>
                setValue(`facts.${at}.seenOn`, target.checked ? todayInMorocco() : day),
            })}
          />
          {READ_OF_FACT.isVerified.label}
        </label>
      )}
      <div className="row-actions">
        <QuietButton
          onClick={() => {
            const ended = endedOn ? null : todayInMorocco();
            setValue(`facts.${at}.endedOn`, ended, { shouldDirty: true });
            if (endedOn && !isSaid(shown)) setValue(field.name, fact.value, { shouldDirty: true });
          }}
        >
          {endedOn ? 'Says so again' : 'No longer says so'}
        </QuietButton>
        {source && <SourceState source={source} />}
      </div>
    </li>
  );
}

function seenWords({ source: { kind, date }, seenOn, seenBy = 'team' }: FormFact, source?: Stored) {
  const by = staffLabelOf('seenBy', seenBy).toLowerCase();
  const words = [
    staffLabelOf('sourceKind', String(kind)),
    date ?? 'without date',
    seenOn ? `seen on ${shortDate(seenOn)} by ${by}` : `by ${by}, on no known day`,
    ...(source?.stateOn
      ? [`${staffLabelOf('sourceState', source.state)}: ${shortDate(source.stateOn)}`]
      : []),
  ];
  return words.join(' · ');
}

/** At once, for all that rests on the source. */
function SourceState({ source: { id, ...source } }: { source: Stored }) {
  const isGone = source.state === 'gone';
  const change = useChange({
    done: isGone ? 'The source is there again' : 'The source is marked as gone',
    failed: 'Failed to mark the source',
  });
  const state = isGone
    ? { state: 'there', stateOn: null }
    : { state: 'gone', stateOn: todayInMorocco() };
  const path = `/api/admin/sources/${id}`;
  const body = { ...source, ...state };
  return (
    <QuietButton
      isBusy={change.isPending}
      onClick={() => change.mutate({ path, method: 'PUT', body, isStaying: true })}
    >
      {isGone ? 'The source is there again' : 'The source is gone'}
    </QuietButton>
  );
}

type AddedProps = { field: Field; at: number; isOther: boolean; onRemove: () => void };

function AddedFact({ field, at, isOther, onRemove }: AddedProps) {
  const of = `facts.${at}`;
  const { errors } = useFormState({ name: `${of}.value` });
  const said = { ...field, name: `${of}.value`, label: 'It says', hint: undefined };
  return (
    <div
      role="group"
      aria-label={`Evidence for ${field.label}`}
      className="form-row evidence grid gap-3"
    >
      {isOther ? (
        <FormField field={said} />
      ) : (
        <p className="field-error">{errorAt(errors, said.name)}</p>
      )}
      <SourceFields of={`${of}.source`} />
      <Columns columns={listed(READ_OF_FACT)} of={of} />
      <QuietButton onClick={onRemove}>Remove this evidence</QuietButton>
    </div>
  );
}

const NEW_SOURCE = {
  publisher: '',
  kind: 'officiel' as const,
  title: '',
  url: '',
  date: '',
};

/** A source that is known, found by typing, or one that is new. */
function SourceFields({ of }: { of: string }) {
  const id = useId();
  const { setValue } = useFormContext();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div>
        <label htmlFor={id} className="font-semibold">
          A known source
        </label>
        <Combobox
          inputRef={box}
          control={{ id }}
          resource="sources"
          placeholder="Type to search, or write a new one below"
          onChoose={({ row }) => {
            const names = Object.keys(SOURCE);
            const chosen = Object.fromEntries(names.map((name) => [name, row[name] ?? '']));
            setValue(of, chosen, { shouldDirty: true, shouldValidate: true });
          }}
        />
      </div>
      <Columns columns={listed(SOURCE)} of={of} />
    </>
  );
}

/** Those that the facts of the row rest on, with what became of them. */
function useSources(): ReadonlyMap<string, Stored> {
  const { resource, item } = useEditedItem();
  const path = `/api/admin/${resource.name}/${item?.id}/sources`;
  const { data = [] } = useQuery<Stored[]>({
    queryKey: ['sources', item?.updatedAt, path],
    enabled: item !== undefined,
  });
  return new Map(data.map((source) => [sourceKey(source), source]));
}

export type Asked = {
  /** What the fields are called that were changed, and those whose source was taken away. */
  changed: readonly string[];
  lost: readonly string[];
  sources: readonly Source[];
  /** Without a source: there is none yet. */
  onAnswer: (source?: Source) => void;
};

type Save = {
  item?: EditedItem;
  payload: Payload;
  ask: (question: Asked) => void;
  send: (payload: Payload) => void;
};

/** Sends what a form says, once it is known who says what is new in it. */
export function whoSays(resource: Resource, { item, payload, ask, send }: Save): void {
  const { facts, ...values } = payload;
  if (!facts) return send(payload);
  const today = todayInMorocco();
  const saved = {
    names: factNames(resource),
    before: item,
    after: payload,
    personId: '',
    today,
  };
  const told = factsOfForm(saved);
  if (told.open.length === 0) {
    send(told.isEdited ? { ...values, facts: told.facts } : values);
    return;
  }
  const isChanged = ({ name }: Field) => !isSame(payload[name], item?.[name]);
  const open = resource.fields.filter(({ name }) => told.open.includes(name));
  ask({
    changed: open.filter(isChanged).map(({ label }) => label),
    lost: open.filter((field) => !isChanged(field)).map(({ label }) => label),
    sources: sourcesOf(told.facts),
    onAnswer: (source) => send({ ...values, facts: factsOfForm(saved, source).facts }),
  });
}

const schema = z.strictObject({ source: rulesOf(SOURCE) });

export function SourceQuestion({
  changed,
  lost,
  sources,
  onAnswer,
  onCancel,
}: Asked & { onCancel: () => void }) {
  const name = useId();
  const [chosen, setChosen] = useState<number>();
  const form = useForm({ defaultValues: { source: NEW_SOURCE }, resolver: zodResolver(schema) });
  const isNew = chosen === sources.length;
  const named = sources.map(({ publisher, title, url }) =>
    [publisher, title ?? url].filter(Boolean).join(', '),
  );
  return (
    <Dialog title="Who says so?" size="medium" onClose={onCancel}>
      <div className="dialog-body">
        <fieldset className="grid gap-1">
          <legend className="mb-2">
            {changed.length > 0 && (
              <>
                You changed: <strong>{changed.join(', ')}</strong>.{' '}
              </>
            )}
            {lost.length > 0 && (
              <>
                Without the source that you removed, none says: <strong>{lost.join(', ')}</strong>
                .{' '}
              </>
            )}
            Which source says so?
          </legend>
          {[...named, 'Another source', 'No source yet'].map((label, at) => (
            <label key={at} className="choice">
              <input
                type="radio"
                name={name}
                checked={chosen === at}
                onChange={() => setChosen(at)}
              />
              <span lang={at < named.length ? 'fr' : undefined}>{label}</span>
            </label>
          ))}
        </fieldset>
        {isNew && (
          <FormProvider {...form}>
            <SourceFields of="source" />
          </FormProvider>
        )}
      </div>
      <footer className="dialog-footer">
        <QuietButton onClick={onCancel}>Keep editing</QuietButton>
        <Button
          disabled={chosen === undefined}
          onClick={() => {
            if (isNew) void form.handleSubmit(({ source }) => onAnswer(source))();
            else onAnswer(sources[chosen ?? sources.length]);
          }}
        >
          Save
        </Button>
      </footer>
    </Dialog>
  );
}
