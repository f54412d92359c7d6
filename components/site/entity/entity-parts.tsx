import { TextLink } from '@/components/site/kit/links';
import { Paragraphs, Section, type Stat, Stats } from '@/components/site/kit/section';
import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/graph';
import { tintClass } from '@/lib/colour/color';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/site-page';
import { Cover, Tint } from '@/components/site/cover/cover';
import { type Facts, checkedLine } from '@/lib/texts/places';

type Props = {
  crumbs: readonly Crumb[];
  kind: string;
  title: string;
  lead?: string;
  seed: string;
  color?: string;
  stats: readonly Stat[];
  children?: ReactNode;
};

export function EntityHeader(props: Props) {
  const { crumbs, kind, title, lead, seed, color, stats, children } = props;
  return (
    <div className={`mb-12 border-t-4 border-tint bg-tint-soft sm:mb-16 ${tintClass(color)}`}>
      <Tint color={color} />
      <div className="wrap pt-3 pb-10 sm:pb-12">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
          <div>
            <p className="badge">{kind}</p>
            <h1 className="mt-4 text-4xl sm:text-5xl">{frenchSpaces(title)}</h1>
            {lead && <Paragraphs text={lead} className="mt-5 max-w-2xl text-lg" />}
            {children}
          </div>
          <Cover seed={seed} className="max-lg:max-h-40" />
        </div>
        <div className="mt-10">
          <Stats stats={stats} label="En bref" />
        </div>
      </div>
    </div>
  );
}

type ReasonsProps = { id: string; title: string; html: string };

export function ReasonsBlock({ id, title, html }: ReasonsProps) {
  return (
    <Section id={id} title={frenchSpaces(title)}>
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  );
}

/** Where what the page says stands, and when that was compared. */
export function FactSources({ checkedIn, sources }: Facts) {
  return (
    <section aria-labelledby="sources" className="max-w-2xl text-sm text-muted">
      <h2 id="sources" className="font-sans text-base font-semibold tracking-normal text-ink">
        Sources
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {sources.map(({ name, about, url }) => (
          <li key={name}>
            <TextLink href={url}>{frenchSpaces(name)}</TextLink>
            {about && frenchSpaces(`, ${about}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3">{checkedLine(checkedIn)}</p>
    </section>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

/** One of the first things to know, in the header. */
export function HeaderFact({ name, className, children }: FactProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
