'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { showToast } from '@/components/ui/toast-store';
import { track } from '@/lib/events/track';
import { NOT_SUBSCRIBED, SUBSCRIBED } from '@/lib/newsletter/texts';
import { paths } from '@/lib/paths';

type Props = {
  id?: string;
  children: ReactNode;
};

/** Without JavaScript the form is posted, and the page that comes back has the message. */
export function NewsletterForm({ id = 'newsletter-email', children }: Props) {
  const [isSubmitting, setSubmitting] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = new FormData(form).get('email');
    if (!email || isSubmitting) return;
    setSubmitting(true);
    const isDone = await subscribe(email);
    setSubmitting(false);
    if (!isDone) return showToast({ ...NOT_SUBSCRIBED, variant: 'destructive' });
    form.reset();
    showToast(SUBSCRIBED);
    track('newsletter_subscribe');
  };

  return (
    <form method="post" action={paths.subscribe} onSubmit={onSubmit}>
      <label htmlFor={id} className="font-semibold">
        Votre adresse e-mail
      </label>
      <div className="mt-2 flex gap-3 max-sm:flex-col">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="nom@domaine.ma"
          aria-describedby={`${id}-accord`}
          className="field"
        />
        <button type="submit" disabled={isSubmitting} className="button sm:min-w-40">
          {isSubmitting ? 'Inscription...' : 'S’inscrire'}
        </button>
      </div>
      <p id={`${id}-accord`} className="mt-3 text-sm text-muted">
        {children}
      </p>
    </form>
  );
}

async function subscribe(email: FormDataEntryValue): Promise<boolean> {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
