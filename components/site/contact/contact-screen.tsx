import { TextLink } from '@/components/site/kit/links';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { frenchSpaces } from '@/lib/french/typography';
import type { SiteSettings } from '@/lib/entities/settings';
import { blocks, sayings } from '@/lib/texts/read';
import { Island } from '@/components/site/island';
import ContactForm, { type ContactProps, ProposeLink } from './contact.island';

const { say, text } = sayings('contact');
const lists = blocks(text, '##', z.object({}));

type Props = ContactProps & { published: Pick<SiteSettings, 'contactEmail' | 'phone'> };

export function ContactScreen({ published, mailTo, outcome, filled }: Props) {
  const way = mailTo === undefined ? 'deliveredWithoutScript' : 'notDeliveredWithoutScript';
  return (
    <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-w-2xl">
        <p className="mb-3">{frenchSpaces(say('formIntro'))}</p>
        <p className="mb-6 text-sm text-muted">{frenchSpaces(say('requiredNote'))}</p>
        <noscript>
          <p className="mb-6 border-l-4 border-brand bg-surface p-4">{frenchSpaces(say(way))}</p>
        </noscript>
        <Island name="contact" island={ContactForm} props={{ mailTo, outcome, filled }}>
          <DeliveryNote mailTo={mailTo} />
        </Island>
        <p className="mt-6 text-sm text-muted">{frenchSpaces(say('privacyNote'))}</p>
      </div>
      <ContactFacts published={published} />
    </div>
  );
}

function DeliveryNote({ mailTo }: { mailTo?: string }) {
  if (mailTo === undefined) return frenchSpaces(say('delivered'));
  if (mailTo !== '') return frenchSpaces(say('notDelivered'));
  return (
    <>
      {frenchSpaces(say('noAddress'))} <ProposeLink />
    </>
  );
}

function ContactFacts({ published }: Pick<Props, 'published'>) {
  const { contactEmail, phone } = published;
  const missing = contactEmail ? 'noPhone' : phone ? 'noEmail' : 'nothingPublished';
  return (
    <aside aria-label="Informations pratiques" className="space-y-8">
      <div>
        <dl className="divide-y divide-rule border-y border-ink">
          <Fact title="Email" text={say('replyPromise')}>
            {contactEmail && <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>}
          </Fact>
          <Fact title="Téléphone" text={say('phoneHours')}>
            {phone && <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>}
          </Fact>
        </dl>
        {!(contactEmail && phone) && (
          <p className="mt-3 text-sm text-muted">{frenchSpaces(say(missing))}</p>
        )}
      </div>
      {lists.map(({ title, text }) => (
        <Points key={title} title={title} points={text.split('\n')} />
      ))}
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
          <li key={point}>{frenchSpaces(point.replace('- ', ''))}</li>
        ))}
      </ul>
    </section>
  );
}
