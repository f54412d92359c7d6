import type { Reasons } from '@/lib/editorial/reasons/generic';
import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { id: string; title: string; reasons: Reasons };

export function ReasonsBlock({ id, title, reasons }: Props) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{frenchSpaces(title)}</SectionHeading>
      <div className="mt-5 max-w-2xl space-y-4 text-lg">
        {reasons.paragraphs.map((paragraph) => (
          <p key={paragraph}>{frenchSpaces(paragraph)}</p>
        ))}
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {reasons.points.map(({ title, text }) => (
          <li key={title} className="border-t border-rule pt-4">
            <h3 className="text-lg">{frenchSpaces(title)}</h3>
            <p className="mt-1.5 text-muted">{frenchSpaces(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
