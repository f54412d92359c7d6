import type { ReactNode } from 'react';
import { FieldError } from '@/components/site/kit/form-field';
import type { Refused } from '@/lib/editorial/newsletter';
import { paths } from '@/lib/paths';

type Props = {
  id?: string;
  /** What was refused, and why, without JavaScript. */
  refused?: Refused;
  /** What they want to hear of, where it can be chosen. */
  subjects?: ReactNode;
  children: ReactNode;
};

/** Without JavaScript the form is posted, and the page that comes back has the message. */
export function NewsletterForm({ id = 'newsletter-email', refused, subjects, children }: Props) {
  return (
    <form method="post" action={paths.subscribe} data-behaviour="newsletter">
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
          defaultValue={refused?.email}
          aria-invalid={refused?.error ? true : undefined}
          aria-describedby={`${id}-erreur ${id}-accord`}
          className="field"
        />
        <button type="submit" className="button sm:min-w-40">
          S’inscrire
        </button>
      </div>
      <FieldError id={id}>{refused?.error}</FieldError>
      <p id={`${id}-accord`} className="mt-3 text-sm text-muted">
        {children}
      </p>
      {subjects}
    </form>
  );
}
