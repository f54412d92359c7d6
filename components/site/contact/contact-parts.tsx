import { TextLink } from '@/components/site/kit/links';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { frenchSpaces } from '@/lib/french/typography';
import type { SiteSettings } from '@/lib/entities/settings';
import { blocks, sayings } from '@/lib/texts/read';
import { ProposeLink } from './contact.island';

const { say, text } = sayings('contact');
const lists = blocks(text, '##', z.object({}));

export function DeliveryNote({ mailTo }: { mailTo?: string }) {
  if (mailTo === undefined) return frenchSpaces(say('delivered'));
  if (mailTo !== '') return frenchSpaces(say('notDelivered'));
  return (
    <>
      {frenchSpaces(say('noAddress'))} <ProposeLink />
    </>
  );
}

type FactsProps = Pick<SiteSettings, 'contactEmail' | 'phone'>;

export function ContactFacts({ contactEmail, phone }: FactsProps) {
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
