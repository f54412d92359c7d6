import type { ReactNode } from 'react';
import type { FilledContact } from '@/lib/contact/form';
import { OUTCOME_SENTENCES, type Outcome, mailLink } from '@/lib/contact/outcome';
import { contact } from '@/lib/editorial/contact';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/entities/settings';
import { Icon } from '@/components/site/kit/icon';
import { ContactForm, type Delivery } from './contact-form';

type Published = Pick<SiteSettings, 'contactEmail' | 'phone'>;

type Props = {
  delivery: Delivery;
  published: Published;
  /** Present after a message was sent without JavaScript. */
  outcome?: Outcome;
  filled?: FilledContact;
};

export function ContactScreen({ delivery, published, outcome, filled }: Props) {
  const way = delivery.kind === 'server' ? 'delivered' : 'notDelivered';
  const isLost = delivery.kind === 'mailto' && !delivery.to;
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
        <ContactForm
          delivery={delivery}
          note={<DeliveryNote kind={isLost ? 'noAddress' : way} />}
          filled={filled}
        >
          <OutcomeText outcome={outcome} to={delivery.kind === 'mailto' ? delivery.to : ''} />
        </ContactForm>
        <p className="mt-6 text-sm text-muted">{frenchSpaces(contact.privacyNote)}</p>
      </div>
      <ContactFacts published={published} />
    </div>
  );
}

function DeliveryNote({ kind }: { kind: keyof typeof contact.deliveryNote }) {
  return (
    <>
      {frenchSpaces(contact.deliveryNote[kind])}
      {kind === 'noAddress' && (
        <>
          {' '}
          <a href={paths.propose} className="link">
            Proposer un master ou une correction
          </a>
          .
        </>
      )}
    </>
  );
}

function ContactFacts({ published }: { published: Published }) {
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

type OutcomeTextProps = {
  outcome?: Outcome;
  /** Who gets the message that the visitor's mail program sends. */
  to: string;
};

/** The sentence or the prepared message; the script shows and fills what is hidden here. */
function OutcomeText({ outcome, to }: OutcomeTextProps) {
  const isReady = outcome?.kind === 'ready';
  return (
    <div id="contact-etat" role="status">
      <div data-outcome hidden={!outcome} className="border-l-4 border-brand bg-surface p-5">
        <p data-sentence hidden={isReady}>
          {outcome && outcome.kind !== 'ready' && OUTCOME_SENTENCES[outcome.kind]}
        </p>
        <div data-ready hidden={!isReady}>
          <p className="font-semibold">Votre message est prêt.</p>
          <p className="mt-1">
            Rien n’a été envoyé à l’équipe. Ouvrez-le dans votre logiciel de messagerie pour
            l’envoyer vous-même.
          </p>
          {!to && (
            <p className="mt-1">
              {frenchSpaces(NO_ADDRESS)}{' '}
              <a href={paths.propose} className="link">
                Proposer un master ou une correction
              </a>
              .
            </p>
          )}
          <a
            data-mail
            href={isReady ? mailLink(outcome.message, outcome.to) : `mailto:${to}`}
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
