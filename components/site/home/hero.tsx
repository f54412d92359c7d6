import { crumbs } from '@/lib/seo/graph';
import type { Offered } from '@/lib/content/masters/directory';
import { landingTitle } from '@/lib/editorial/masters/landing';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/page-header';
import { Cover } from '@/components/site/cover/cover';
import { Select } from '@/components/site/kit/filters';
import { type Stat, Stats } from '@/components/site/kit/section';
import type { FacetValue } from '@/lib/content/masters/facets/directory-match';
import { FACET_LABELS } from '@/lib/editorial/masters/facets';
import { LONGEST_WORDS } from '@/lib/entities/directory';

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
            <a href={paths.categories} className="button button-quiet">
              Explorer les spécialisations
            </a>
            <a href={paths.universities} className="button button-quiet">
              Voir les universités
            </a>
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
          <a href={href} className="choice">
            {frenchSpaces(name)}
          </a>
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
