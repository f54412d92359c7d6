import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { id: string; title: string; html: string };

/** A rendered text, of which each heading begins a point of its own. */
export function ReasonsBlock({ id, title, html }: Props) {
  const [opening = '', ...points] = html.split(/(?=<h[23])/);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{frenchSpaces(title)}</SectionHeading>
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: opening }} />
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="prose point" dangerouslySetInnerHTML={{ __html: point }} />
        ))}
      </ul>
    </section>
  );
}
