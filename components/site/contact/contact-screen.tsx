import type { ReactNode } from 'react';
import type { FilledForm } from '@/lib/api/posted-form';
import { contact } from '@/lib/editorial/contact';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/entities/settings';
import {
  CONTACT_SENTENCES,
  type ContactOutcome,
  mailLink,
} from '@/lib/entities/plain/contact-outcome';
import { type ContactFields, LONGEST, checkContact } from '@/lib/entities/plain/contact-rules';
import { FormField, FormTrap } from '@/components/site/kit/form-field';
import { Icon } from '@/components/site/kit/icon';

export type FilledContact = Omit<FilledForm<keyof ContactFields>, 'outcome'> & {
  outcome: ContactOutcome;
};

type Props = {
  published: Pick<SiteSettings, 'contactEmail' | 'phone'>;
  /** Whom the visitor's own mail program writes to; absent where the site delivers by itself. */
  mailTo?: string;
  /** Present after a message was sent without JavaScript. */
  outcome?: ContactOutcome;
  filled?: FilledContact;
};

export function ContactScreen({ published, mailTo, outcome, filled }: Props) {
  const way = mailTo === undefined ? 'delivered' : 'notDelivered';
  return (
    <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-w-2xl">
        <p className="mb-3">{frenchSpaces(contact.formIntro)}</p>
        <p className="mb-6 text-sm text-muted">{frenchSpaces(contact.requiredNote)}</p>
        <noscript>
          <p className="mb-6 border-l-4 border-brand bg-surface p-4">
            {frenchSpaces(contact.withoutScript[way])}
          </p>
        </noscript>
        <ContactForm mailTo={mailTo} outcome={outcome} filled={filled} />
        <p className="mt-6 text-sm text-muted">{frenchSpaces(contact.privacyNote)}</p>
      </div>
      <ContactFacts published={published} />
    </div>
  );
}

/** Checked and sent by the script once the form is entered; without JavaScript, by the site. */
function ContactForm({ mailTo, outcome, filled }: Omit<Props, 'published'>) {
  const field = (name: keyof ContactFields) => ({
    form: 'contact',
    name,
    maxLength: LONGEST[name],
    defaultValue: filled?.values[name],
    error: filled?.errors[name],
  });
  return (
    <form
      method="post"
      action={`${paths.contactForm}#contact-etat`}
      data-behaviour="contact"
      data-mail-to={mailTo}
      className="space-y-5"
      aria-describedby="contact-note"
    >
      <FormField label="Nom complet *" type="text" autoComplete="name" {...field('name')} />
      <FormField label="Email *" type="email" autoComplete="email" {...field('email')} />
      <FormField label="Sujet *" type="text" autoComplete="off" {...field('subject')} />
      <FormField label="Message *" rows={6} {...field('message')} />
      <FormTrap form="contact" />
      {filled && <input type="hidden" name="moment" value={filled.stamp} />}
      <p id="contact-note" className="text-sm text-muted">
        <DeliveryNote mailTo={mailTo} />
      </p>
      <button type="submit" className="button max-sm:w-full">
        Envoyer le message
      </button>
      <OutcomeText mailTo={mailTo} outcome={outcome} filled={filled} />
    </form>
  );
}

function DeliveryNote({ mailTo }: { mailTo?: string }) {
  if (mailTo === undefined) return frenchSpaces(contact.deliveryNote.delivered);
  if (mailTo !== '') return frenchSpaces(contact.deliveryNote.notDelivered);
  return (
    <>
      {frenchSpaces(contact.deliveryNote.noAddress)} <ProposeLink />
    </>
  );
}

function ProposeLink() {
  return (
    <>
      <a href={paths.propose} className="link">
        Proposer un master ou une correction
      </a>
      .
    </>
  );
}

function ContactFacts({ published }: Pick<Props, 'published'>) {
  const { contactEmail, phone } = published;
  const missing = !contactEmail && !phone ? 'both' : !contactEmail ? 'email' : 'phone';
  return (
    <aside aria-label="Informations pratiques" className="space-y-8">
      <div>
        <dl className="divide-y divide-rule border-y border-ink">
          <Fact title="E-mail" text={contact.replyPromise}>
            {contactEmail && (
              <a href={`mailto:${contactEmail}`} className="link">
                {contactEmail}
              </a>
            )}
          </Fact>
          <Fact title="Téléphone" text={contact.phoneHours}>
            {phone && (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
                {phone}
              </a>
            )}
          </Fact>
        </dl>
        {!(contactEmail && phone) && (
          <p className="mt-3 text-sm text-muted">
            {frenchSpaces(contact.nothingPublished[missing])}
          </p>
        )}
      </div>
      <Points title={contact.helpTitle} points={contact.help} />
      <Points title={contact.limitsTitle} points={contact.limits} />
    </aside>
  );
}

function Fact({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
      <dt className="text-muted">{title}</dt>
      <dd className="font-display text-xl font-semibold">{text}</dd>
      {children && <dd className="w-full break-words">{children}</dd>}
    </div>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-muted marker:text-brand-ink">
        {points.map((point) => (
          <li key={point}>{frenchSpaces(point)}</li>
        ))}
      </ul>
    </section>
  );
}

const NO_ADDRESS =
  'L’équipe n’a pas encore publié d’adresse e-mail. Pour qu’elle vous lise, passez par le lien ' +
  '« Signaler une erreur » d’une fiche, ou par la page';

/** The sentence or the prepared message; the script shows and fills what is hidden here. */
function OutcomeText({ mailTo = '', outcome, filled }: Omit<Props, 'published'>) {
  const isReady = outcome === 'ready';
  const message = isReady && filled && checkContact(filled.values).message;
  return (
    <div id="contact-etat" role="status">
      <div data-outcome hidden={!outcome} className="border-l-4 border-brand bg-surface p-5">
        <p data-sentence hidden={isReady}>
          {outcome && outcome !== 'ready' && CONTACT_SENTENCES[outcome]}
        </p>
        <div data-ready hidden={!isReady}>
          <p className="font-semibold">Votre message est prêt.</p>
          <p className="mt-1">
            Rien n’a été envoyé à l’équipe. Ouvrez-le dans votre logiciel de messagerie pour
            l’envoyer vous-même.
          </p>
          {!mailTo && (
            <p className="mt-1">
              {frenchSpaces(NO_ADDRESS)} <ProposeLink />
            </p>
          )}
          <a
            data-mail
            href={message ? mailLink(message, mailTo) : `mailto:${mailTo}`}
            className="button mt-4"
          >
            <Icon name="mail" />
            Ouvrir dans ma messagerie
          </a>
        </div>
      </div>
    </div>
  );
}
