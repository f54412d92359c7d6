import { CardLink, ChoiceLink, LineLink, QuietLink } from '@/components/site/kit/links';
import { Section, type Stat, Stats } from '@/components/site/kit/section';
import { crumbs } from '@/lib/seo/graph';
import type { Offered } from '@/lib/content/masters/directory';
import { landingTitle } from '@/lib/editorial/masters/landing';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/site-page';
import { Cover } from '@/components/site/cover/cover';
import { Select } from '@/components/site/kit/filters';
import type { FacetValue } from '@/lib/content/masters/facets/directory-match';
import { FACET_LABELS } from '@/lib/editorial/masters/facets';
import { LONGEST_WORDS } from '@/lib/entities/directory';
import type { Teaser } from '@/lib/content/teasers';
import { ArticleCard, ArticleRow } from '@/components/site/article/article-lists';
import { Icon } from '@/components/site/kit/icon';
import type { University } from '@/lib/content/places';
import { UniversityCard } from '@/components/site/university/university-parts';

const STATS: readonly Stat[] = [
  { value: '200+', label: 'Masters', isForShow: true },
  { value: '50+', label: 'Universités partenaires', isForShow: true },
  { value: '15', label: 'Villes', isForShow: true },
  { value: '10k+', label: 'Étudiants aidés', isForShow: true },
];

type Props = { title: string; lead: string; offered: Offered };

export function Hero({ title, lead, offered }: Props) {
  return (
    <div className="wrap pt-3 pb-14 sm:pb-20">
      <Breadcrumb crumbs={crumbs()} />
      <div className="mt-4 grid items-center gap-10 lg:grid-cols-[8fr_4fr] lg:gap-16">
        <div>
          <h1 className="text-[2.25rem] leading-[1.04] sm:text-6xl">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-muted sm:mt-6">{frenchSpaces(lead)}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <QuietLink href={paths.categories}>Explorer les spécialisations</QuietLink>
            <QuietLink href={paths.universities}>Voir les universités</QuietLink>
          </div>
          <Finder offered={offered} />
          <ReadyQuestions offered={offered} />
        </div>
        <Cover seed="khatam" className="max-lg:hidden" />
      </div>
      <div className="mt-12 sm:mt-16">
        <Stats stats={STATS} label="Le guide en chiffres" />
      </div>
    </div>
  );
}

const QUESTIONS = [
  { href: paths.calls, name: 'Où candidater, et avant quand ?' },
  { href: paths.callsByCity, name: 'Quelles clôtures dans ma ville ?' },
  { href: paths.scholarships, name: 'Quelles bourses en master ?' },
  { href: paths.equivalences, name: 'Faut-il une équivalence ?' },
];
const MOST_PAIRS = 2;

function ReadyQuestions({ offered: { categories, together } }: { offered: Offered }) {
  const pairs = categories
    .slice(0, MOST_PAIRS)
    .flatMap(({ value }) => together.find(({ category }) => category.slug === value) ?? [])
    .map(({ category, city }) => ({
      href: paths.categoryInCity(category.slug, city.slug),
      name: landingTitle(category.name, city.name),
    }));
  return (
    <ul aria-label="Questions fréquentes" className="mt-4 flex flex-wrap gap-2">
      {[...pairs, ...QUESTIONS].map(({ href, name }) => (
        <li key={href}>
          <ChoiceLink href={href}>{frenchSpaces(name)}</ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

const WORDS = 'trouver-mots';

/** The first step into the directory: words, a subject, a city, each of them optional. */
function Finder({ offered: { categories, cities } }: { offered: Offered }) {
  return (
    <form action={paths.masters} role="search" aria-label="Trouver un master" className="finder">
      <div>
        <label htmlFor={WORDS} className="text-sm font-semibold">
          Que cherchez-vous&nbsp;?
        </label>
        <input
          id={WORDS}
          name="q"
          type="search"
          maxLength={LONGEST_WORDS}
          placeholder="Finance, ENCG Settat…"
          autoComplete="off"
          className="field mt-1"
        />
      </div>
      <Choice facet="specialisation" values={categories} />
      <Choice facet="ville" values={cities} />
      <button type="submit" className="button">
        Trouver un master
      </button>
    </form>
  );
}

type ChoiceProps = { facet: 'specialisation' | 'ville'; values: readonly FacetValue[] };

function Choice({ facet, values }: ChoiceProps) {
  return (
    <Select id={`trouver-${facet}`} name={facet} {...FACET_LABELS[facet]}>
      {values.map(({ value, name, count }) => (
        <option key={value} value={value}>
          {frenchSpaces(name ?? value)} ({count})
        </option>
      ))}
    </Select>
  );
}

const ALL_ARTICLES = { href: paths.articles, name: 'Voir tous les articles' };

export function FeaturedArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <Section id="a-la-une" title="À la une" link={ALL_ARTICLES}>
      <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {teasers.map((teaser) => (
          <ArticleCard key={teaser.href} teaser={teaser} isLarge />
        ))}
      </div>
    </Section>
  );
}

const TILES = [
  {
    href: paths.universities,
    name: 'Universités',
    text: 'Publiques, privées, grandes écoles : où se donnent les cours et que vérifier.',
  },
  {
    href: paths.categories,
    name: 'Spécialisations',
    text: 'Ce qu’on y apprend, les métiers visés, la question à poser au responsable de chaque filière.',
  },
  {
    href: paths.cities,
    name: 'Villes',
    text: 'Établissements, logement, trajets et stages, de Casablanca à Ifrane.',
  },
] as const;

export function Tiles() {
  return (
    <section aria-labelledby="explorer">
      <p className="mb-4 flex flex-wrap gap-x-8">
        <LineLink href={paths.masters}>
          Trouver un master
          <Icon name="arrow" />
        </LineLink>
      </p>
      <h2 id="explorer" className="sr-only">
        Explorer le guide
      </h2>
      <ul className="grid border-y border-ink sm:grid-cols-3">
        {TILES.map(({ href, name, text }) => (
          <li
            key={href}
            className="card border-rule py-5 not-first:border-t sm:py-7 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-6 sm:not-last:pr-6"
          >
            <h3 className="flex items-center justify-between gap-2 text-2xl">
              <CardLink href={href}>{name}</CardLink>
              <Icon name="arrow" className="size-5 text-brand-ink" />
            </h3>
            <p className="mt-2 text-muted">{frenchSpaces(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LatestProps = { teasers: Teaser[]; isAlone: boolean };

/** Without featured articles, the way to all of them is here. */
export function LatestArticles({ teasers, isAlone }: LatestProps) {
  return (
    <Section
      id="derniers-articles"
      title="Derniers articles"
      link={isAlone ? ALL_ARTICLES : undefined}
    >
      <div className="mt-2 divide-y divide-rule">
        {teasers.map((teaser) => (
          <ArticleRow key={teaser.title} teaser={teaser} />
        ))}
      </div>
    </Section>
  );
}

export function PopularUniversities({ universities }: { universities: University[] }) {
  return (
    <Section
      id="universites-populaires"
      title="Universités populaires"
      link={{ href: paths.universities, name: 'Toutes les universités' }}
    >
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {universities.map((university) => (
          <UniversityCard key={university.id} university={university} />
        ))}
      </div>
    </Section>
  );
}
