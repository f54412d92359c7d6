import { ButtonLink, LineLink } from '@/components/site/kit/links';
import { z } from 'zod';
import { SitePage } from '@/components/site/frame/site-page';
import { staticMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';
import { blocks, readText } from '@/lib/texts/read';

const { text } = readText('about', z.strictObject({}));
const parts = new Map(blocks(text, '##', z.object({})).map((part) => [part.title, part.text]));
const part = (title: string) => parts.get(title) ?? '';
const link = z.strictObject({ href: z.string().optional(), name: z.string().optional() });

export const generateMetadata = () => staticMetadata('/qui-sommes-nous');

export default function AboutPage() {
  return (
    <SitePage address="/qui-sommes-nous" type="AboutPage">
      <div className="wrap space-y-14">
        <Block title="Notre mission" text={part('Mission')} />
        <Block title="Notre vision" text={part('Vision')} />
        <Points title="Ce que nous proposons" text={part('Offre')} />
        <Block title="L’équipe" text={part('Équipe')} />
        <Points title="Nos valeurs" text={part('Valeurs')} />
        <ButtonLink href={paths.contact}>Nous écrire</ButtonLink>
      </div>
    </SitePage>
  );
}

type BlockProps = { title: string; text: string };

const LAYOUT = 'grid gap-x-12 gap-y-4 border-t border-ink pt-5 lg:grid-cols-[1fr_2.5fr]';

function Block({ title, text }: BlockProps) {
  return (
    <section className={LAYOUT}>
      <h2 className="text-2xl sm:text-[1.75rem]">{title}</h2>
      <div className="max-w-2xl space-y-4 text-lg">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{frenchSpaces(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}

function Points({ title, text }: BlockProps) {
  return (
    <section className={LAYOUT}>
      <h2 className="text-2xl sm:text-[1.75rem]">{title}</h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {blocks(text, '###', link).map((point) => (
          <li key={point.title}>
            <h3 className="text-lg">{frenchSpaces(point.title)}</h3>
            <p className="mt-1 text-muted">{frenchSpaces(point.text)}</p>
            {point.href && <LineLink href={point.href}>{point.name}</LineLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
