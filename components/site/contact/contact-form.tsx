'use client';

import { type FormEvent, Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ContactInput } from '@/lib/schemas/contact';
import type { LiveForm } from './contact-logic';
import { ContactOutcome, type Outcome } from './contact-outcome';
import { Field } from './field';
import { Trap } from './trap';

const ContactLogic = lazy(() => import('./contact-logic'));

export type Delivery = { kind: 'mailto'; to: string } | { kind: 'server' };
type Props = { delivery: Delivery; note: string };

const FIELDS = [
  { name: 'name', label: 'Nom complet *', type: 'text', autoComplete: 'name', maxLength: 100 },
  { name: 'email', label: 'Email *', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'subject', label: 'Sujet *', type: 'text', autoComplete: 'off', maxLength: 200 },
  { name: 'message', label: 'Message *', rows: 6, maxLength: 5000 },
] as const;

/** The fields are in the page from the start; what checks them is loaded when one is entered. */
export function ContactForm({ delivery, note }: Props) {
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const [live, setLive] = useState<LiveForm>();
  const [outcome, setOutcome] = useState<Outcome>();
  const waiting = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);

  const send = async (message: ContactInput) => {
    if (delivery.kind === 'mailto') return setOutcome({ kind: 'ready', message, to: delivery.to });
    setOutcome({ kind: 'sending' });
    const { sendMessage } = await import('./send-message');
    const isSent = await sendMessage(message, {
      website: form.current ? trapOf(form.current) : '',
      seconds: (performance.now() - startedAt.current) / 1000,
    });
    setOutcome({ kind: isSent ? 'sent' : 'failed' });
  };
  const onFocus = () => {
    startedAt.current ||= performance.now();
    setWanted(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWanted(true);
    if (live) void live.handleSubmit(send)();
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
          registration={live?.register(field.name)}
          error={live?.errors[field.name]?.message}
        />
      ))}
      <Trap />
      <p id="contact-note" className="text-sm text-muted">
        {note}
      </p>
      <button
        type="submit"
        disabled={!isHydrated || outcome?.kind === 'sending'}
        className="button max-sm:w-full"
      >
        Envoyer le message
      </button>
      <ContactOutcome outcome={outcome} />
    </form>
  );
}

const trapOf = (form: HTMLFormElement) => String(new FormData(form).get('website') ?? '');
