import { contact } from '@/lib/editorial/contact';
import { frenchSpaces } from '@/lib/french/typography';

/** When an answer comes, and what it can and cannot be about. */
export function ContactFacts() {
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
