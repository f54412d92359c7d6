'use client';

import {
  type FormEvent,
  type ReactNode,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FilledContact, Outcome } from '@/lib/contact/form';
import type { ContactInput } from '@/lib/schemas/contact';
import type { LiveForm } from './contact-logic';
import { Field } from './field';

const ContactLogic = lazy(() => import('./contact-logic'));
const OutcomeText = lazy(() => import('./outcome-text'));

export type Delivery = { kind: 'mailto'; to: string } | { kind: 'server' };
type Props = {
  action: string;
  delivery: Delivery;
  note: string;
  /** Only programs fill it in. */
  trap: ReactNode;
  outcome?: Outcome;
  filled?: FilledContact;
  /** The words for the outcome, which the served page has already. */
  children?: ReactNode;
};

const FIELDS = [
  { name: 'name', label: 'Nom complet *', type: 'text', autoComplete: 'name', maxLength: 100 },
  { name: 'email', label: 'Email *', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'subject', label: 'Sujet *', type: 'text', autoComplete: 'off', maxLength: 200 },
  { name: 'message', label: 'Message *', rows: 6, maxLength: 5000 },
] as const;

/**
 * The fields are in the page from the start; what checks them is loaded when one is entered.
 * Without JavaScript, the site checks them.
 */
export function ContactForm({ action, delivery, note, trap, filled, children, ...given }: Props) {
  const [isWanted, setWanted] = useState(false);
  const [live, setLive] = useState<LiveForm>();
  const [outcome, setOutcome] = useState(given.outcome);
  const waiting = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);

  const send = async (message: ContactInput) => {
    if (delivery.kind === 'mailto') return setOutcome({ kind: 'ready', message, to: delivery.to });
    setOutcome({ kind: 'sending' });
    const { sendMessage } = await import('./contact-logic');
    const kind = await sendMessage(message, {
      website: form.current ? trapOf(form.current) : '',
      seconds: (performance.now() - startedAt.current) / 1000,
    });
    setOutcome({ kind });
    if (kind === 'sent') live?.reset();
  };
  const onFocus = () => {
    startedAt.current ||= performance.now();
    setWanted(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWanted(true);
    if (live) void live.handleSubmit(send, () => setOutcome({ kind: 'invalid' }))();
    else waiting.current = true;
  };
  const onLive = useCallback((next: LiveForm) => setLive(next), []);
  useEffect(() => {
    if (!live || !waiting.current) return;
    waiting.current = false;
    form.current?.requestSubmit();
  }, [live]);

  return (
    <form
      ref={form}
      method="post"
      action={`${action}#contact-etat`}
      onSubmit={onSubmit}
      onFocus={onFocus}
      className="space-y-5"
      aria-describedby="contact-note"
    >
      {isWanted && (
        <Suspense fallback={null}>
          <ContactLogic onChange={onLive} />
        </Suspense>
      )}
      {FIELDS.map((field) => (
        <Field
          key={field.name}
          {...field}
          defaultValue={filled?.values[field.name]}
          registration={live?.register(field.name)}
          error={live ? live.errors[field.name]?.message : filled?.errors[field.name]}
        />
      ))}
      {trap}
      {filled && <input type="hidden" name="moment" value={filled.stamp} />}
      <p id="contact-note" className="text-sm text-muted">
        {note}
      </p>
      <button type="submit" disabled={outcome?.kind === 'sending'} className="button max-sm:w-full">
        Envoyer le message
      </button>
      <div
        id="contact-etat"
        role="status"
        className={outcome ? 'border-l-4 border-brand bg-surface p-5' : 'sr-only'}
      >
        {outcome === given.outcome
          ? children
          : outcome && (
              <Suspense fallback={null}>
                <OutcomeText outcome={outcome} />
              </Suspense>
            )}
      </div>
    </form>
  );
}

const trapOf = (form: HTMLFormElement) => String(new FormData(form).get('website') ?? '');
