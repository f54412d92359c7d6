'use client';

import type { ReactNode } from 'react';
import { post } from '@/components/browser/post';
import { tellReader } from '@/components/browser/tell';
import { type Woken, served } from '@/components/site/island';
import { FieldError } from '@/components/site/kit/form-field';
import { useJudgedForm } from '@/components/site/kit/judged-form';
import { NOT_SUBSCRIBED, type Refused, SUBSCRIBED } from '@/lib/editorial/newsletter';
import { newsletterSchema } from '@/lib/entities/mail/newsletter';
import { MOST_SUBJECTS, SUBJECT_FIELD } from '@/lib/entities/plain/subject-rules';
import { paths } from '@/lib/paths';

export { hydrate } from '@/components/browser/hydrate';

/** Where words that say what a reader agrees to stand beside the field. */
export const CONSENT_ID = 'newsletter-email-accord';

type Props = Woken & {
  /** What was refused, and why, without JavaScript. */
  refused?: Refused;
  /** What they agree to, and what they want to hear of, where it can be chosen. */
  children?: ReactNode;
};

/** Without JavaScript the form is posted, and the page that comes back has the message. */
export default function NewsletterForm({ refused, track, children }: Props) {
  const { judged, handleSubmit, getValues, reset, formState } = useJudgedForm(newsletterSchema);
  const { error, heard } = judged('email', refused?.error);
  const { isSubmitting } = formState;

  const subscribe = handleSubmit(async ({ email }, event) => {
    const typed = getValues('email');
    const subjects = subjectsIn(event?.target);
    const status = await post('/api/newsletter/subscribe', { email, subjects });
    if (status !== 200) return tellReader({ ...NOT_SUBSCRIBED, variant: 'destructive' });
    if (getValues('email') === typed) reset();
    tellReader(SUBSCRIBED);
    track?.('newsletter_subscribe');
  });

  return (
    <form
      method="post"
      action={paths.subscribe}
      onSubmit={(event) => {
        // The page of the server can say beside the boxes what is wrong with them.
        if (subjectsIn(event.target).length <= MOST_SUBJECTS) void subscribe(event);
      }}
    >
      <label htmlFor="newsletter-email" className="font-semibold">
        Votre adresse email
      </label>
      <div className="mt-2 flex gap-3 max-sm:flex-col">
        <input
          id="newsletter-email"
          {...heard}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="nom@domaine.ma"
          defaultValue={refused?.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={`newsletter-email-erreur ${CONSENT_ID}`}
          className="field"
        />
        <button type="submit" disabled={isSubmitting} className="button sm:min-w-40">
          {isSubmitting ? 'Inscription...' : 'S’inscrire'}
        </button>
      </div>
      <FieldError id="newsletter-email">{error}</FieldError>
      <div {...served(children)} />
    </form>
  );
}

const subjectsIn = (form: HTMLFormElement) => new FormData(form).getAll(SUBJECT_FIELD);
