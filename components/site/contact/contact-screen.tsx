import type { FilledContact, Outcome } from '@/lib/contact/form';
import { contact } from '@/lib/editorial/contact';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ContactForm, type Delivery } from './contact-form';
import OutcomeText from './outcome-text';

type Props = {
  delivery: Delivery;
  /** Present after a message was sent without JavaScript. */
  outcome?: Outcome;
  filled?: FilledContact;
};

export function ContactScreen({ delivery, outcome, filled }: Props) {
  const way = delivery.kind === 'server' ? 'delivered' : 'notDelivered';
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
          action={paths.contactForm}
          trap={<Trap />}
          delivery={delivery}
          note={frenchSpaces(contact.deliveryNote[way])}
          outcome={outcome}
          filled={filled}
        >
          {outcome && <OutcomeText outcome={outcome} />}
        </ContactForm>
        <p className="mt-6 text-sm text-muted">{frenchSpaces(contact.privacyNote)}</p>
      </div>
      <ContactFacts />
    </div>
  );
}

function ContactFacts() {
  return (
    <aside aria-label="Informations pratiques" className="space-y-8">
      <dl className="divide-y divide-rule border-y border-ink">
        <Fact title="E-mail" text={contact.replyPromise} />
        <Fact title="Téléphone" text={contact.phoneHours} />
      </dl>
      <Points title={contact.helpTitle} points={contact.help} />
      <Points title={contact.limitsTitle} points={contact.limits} />
    </aside>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-4">
      <dt className="text-muted">{title}</dt>
      <dd className="font-display text-xl font-semibold">{text}</dd>
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

/** Only programs see this field, so whoever fills it in is one. */
function Trap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor="contact-website">Ne pas remplir</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
