import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button, QuietButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { factNames, rulesOf } from '@/lib/entities/entity';
import type { Source } from '@/lib/entities/evidence';
import type { EditedItem } from '@/lib/entities/form-values';
import type { Field, Resource } from '@/lib/entities/resource';
import { isSame } from '@/lib/entities/said';
import { SOURCE } from '@/lib/entities/source';
import { factsOfForm } from '@/lib/facts/after-save';
import { sourcesOf } from '@/lib/facts/sources';
import { todayInMorocco } from '@/lib/french/dates';
import { NEW_SOURCE, SourceFields } from './evidence';
import type { Payload } from './edit-form';

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

/** Asked before a save that changes what sources say. */
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
