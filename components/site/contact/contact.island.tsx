'use client';

import { type ReactNode, useState } from 'react';
import { post } from '@/components/browser/post';
import { served } from '@/components/site/island';
import { FormField, FormTrap, filledField } from '@/components/site/kit/form-field';
import { Icon } from '@/components/site/kit/icon';
import { useJudgedForm } from '@/components/site/kit/judged-form';
import { frenchSpaces } from '@/lib/french/typography';
import type { FilledForm } from '@/lib/api/posted-form';
import { type ContactInput, contactSchema } from '@/lib/entities/mail/contact';
import {
  CONTACT_SENTENCES,
  type ContactOutcome,
  mailLink,
} from '@/lib/entities/plain/contact-outcome';
import { FASTEST_SECONDS, LONGEST } from '@/lib/entities/plain/contact-rules';
import { paths } from '@/lib/paths';

export { hydrate } from '@/components/browser/hydrate';

export type FilledContact = Omit<FilledForm<keyof ContactInput>, 'outcome'> & {
  outcome: ContactOutcome;
};

export type ContactProps = {
  /** Whom the visitor's own mail program writes to; absent where the site delivers by itself. */
  mailTo?: string;
  /** Present after a message was sent without JavaScript. */
  outcome?: ContactOutcome;
  filled?: FilledContact;
};

/** Without JavaScript the form is posted, and the page that comes back says what became of it. */
export default function ContactForm(props: ContactProps & { children?: ReactNode }) {
  const { mailTo, filled, children } = props;
  const [enteredAt] = useState(() => performance.now());
  const [outcome, tell] = useState(props.outcome);
  const [ready, setReady] = useState(contactSchema.safeParse(filled?.values).data);
  const { judged, handleSubmit, getValues, reset, formState } = useJudgedForm(contactSchema);

  const field = (name: keyof ContactInput) => ({
    ...filledField('contact', name, filled),
    ...judged(name, filled?.errors[name]),
    maxLength: LONGEST[name],
  });

  const send = async (message: ContactInput, website: FormDataEntryValue | null) => {
    tell('sending');
    const given = JSON.stringify(getValues());
    // The site takes what comes faster for a program's message, so a pasted one waits here.
    const elapsed = () => (performance.now() - enteredAt) / 1000;
    const wait = Math.max(0, FASTEST_SECONDS - elapsed()) * 1000;
    await new Promise((resolve) => setTimeout(resolve, wait));
    // A timer may be early by a part of a millisecond.
    const seconds = Math.max(FASTEST_SECONDS, elapsed());
    const status = await post('/api/contact', { ...message, website, seconds });
    // Nothing is lost of what was typed while the message was on its way.
    if (status === 200 && given === JSON.stringify(getValues())) reset();
    tell(status === 200 ? 'sent' : status === 429 ? 'busy' : 'failed');
  };

  const submit = handleSubmit(
    (message, event) => {
      if (mailTo === undefined) return send(message, new FormData(event?.target).get('website'));
      setReady(message);
      tell('ready');
    },
    () => tell('invalid'),
  );

  return (
    <form
      method="post"
      action={`${paths.contactForm}#contact-etat`}
      onSubmit={submit}
      className="space-y-5"
      aria-describedby="contact-note"
    >
      <FormField label="Nom complet *" type="text" autoComplete="name" {...field('name')} />
      <FormField label="Email *" type="email" autoComplete="email" {...field('email')} />
      <FormField label="Sujet *" type="text" autoComplete="off" {...field('subject')} />
      <FormField label="Message *" rows={6} {...field('message')} />
      <FormTrap form="contact" />
      {filled && <input type="hidden" name="moment" value={filled.stamp} />}
      <p id="contact-note" className="text-sm text-muted" {...served(children)} />
      <button type="submit" disabled={formState.isSubmitting} className="button max-sm:w-full">
        Envoyer le message
      </button>
      <div id="contact-etat" role="status">
        {outcome && (
          <div className="border-l-4 border-brand bg-surface p-5">
            {outcome === 'ready' ? (
              <Ready message={ready} mailTo={mailTo} />
            ) : (
              <p>{CONTACT_SENTENCES[outcome]}</p>
            )}
          </div>
        )}
      </div>
    </form>
  );
}

const NO_ADDRESS =
  'L’équipe n’a pas encore publié d’adresse email. Pour qu’elle vous lise, passez par le lien ' +
  '« Signaler une erreur » d’une fiche, ou par la page';

function Ready({ message, mailTo = '' }: { message?: ContactInput; mailTo?: string }) {
  return (
    <>
      <p className="font-semibold">Votre message est prêt.</p>
      <p className="mt-1">
        Rien n’a été envoyé à l’équipe. Ouvrez-le dans votre logiciel de messagerie pour l’envoyer
        vous-même.
      </p>
      {!mailTo && (
        <p className="mt-1">
          {frenchSpaces(NO_ADDRESS)} <ProposeLink />
        </p>
      )}
      <a href={message ? mailLink(message, mailTo) : `mailto:${mailTo}`} className="button mt-4">
        <Icon name="mail" />
        Ouvrir dans ma messagerie
      </a>
    </>
  );
}

export function ProposeLink() {
  return (
    <>
      <a href={paths.propose} className="link">
        Proposer un master ou une correction
      </a>
      .
    </>
  );
}
