import { type Point, about } from '@/lib/texts/about';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';

export function AboutScreen() {
  return (
    <div className="wrap space-y-14">
      <Block title="Notre mission" paragraphs={about.mission} />
      <Block title="Notre vision" paragraphs={about.vision} />
      <Points title="Ce que nous proposons" points={about.offer} />
      <Block title="L’équipe" paragraphs={about.team} />
      <Points title="Nos valeurs" points={about.values} />
      <a href={paths.contact} className="button">
        Nous écrire
      </a>
    </div>
  );
}

const LAYOUT = 'grid gap-x-12 gap-y-4 border-t border-ink pt-5 lg:grid-cols-[1fr_2.5fr]';

function Block({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <section className={LAYOUT}>
      <h2 className="text-2xl sm:text-[1.75rem]">{title}</h2>
      <div className="max-w-2xl space-y-4 text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{frenchSpaces(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}

function Points({ title, points }: { title: string; points: Point[] }) {
  return (
    <section className={LAYOUT}>
      <h2 className="text-2xl sm:text-[1.75rem]">{title}</h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.title}>
            <h3 className="text-lg">{frenchSpaces(point.title)}</h3>
            <p className="mt-1 text-muted">{frenchSpaces(point.text)}</p>
            {point.href && (
              <a href={point.href} className="link-line">
                {point.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
