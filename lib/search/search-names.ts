import 'server-only';
import { acronymOf } from '@/lib/asked/other-names';
import { listArticles } from '@/lib/content/articles';
import {
  type Establishment,
  hasNameOfItsUniversity,
  listEstablishments,
} from '@/lib/content/masters/establishments';
import { loadOffered } from '@/lib/content/masters/directory';
import { listProgrammes } from '@/lib/content/masters/programmes';
import { db } from '@/lib/db/connect/client';
import { landingTitle } from '@/lib/editorial/masters/landing';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { paths } from '@/lib/paths';
import type { NameGroup } from './search-suggestions';

// The file stays small enough for a phone, so a kind that has grown shows its first names only.
const MOST_OF_A_KIND = 60;
const MOST_MASTERS = 250;

/** In the order in which equal names are suggested. */
export async function listSearchNames(): Promise<NameGroup[]> {
  const select = { name: true, slug: true };
  const first = {
    select,
    take: MOST_OF_A_KIND,
    orderBy: [{ name: 'asc' as const }, { id: 'asc' as const }],
  };
  const [cities, categories, universities, establishments, offered, masters, articles] =
    await Promise.all([
      db().city.findMany(first),
      db().category.findMany(first),
      db().university.findMany(first),
      listEstablishments({ where: { acronym: { not: null } }, limit: MOST_MASTERS }),
      loadOffered(),
      listProgrammes({ limit: MOST_MASTERS }),
      listArticles({ limit: MOST_OF_A_KIND }),
    ]);
  return [
    ['Ville', paths.city(''), cities.map(pair)],
    ['Spécialisation', paths.category(''), categories.map(pair)],
    ...universitiesAndSchools(universities, establishments),
    [
      // These names begin with what they are, and need their whole line on a phone.
      '',
      paths.category(''),
      offered.together
        .slice(0, MOST_MASTERS)
        .map(({ category, city }) => [
          landingTitle(category.name, city.name),
          `${category.slug}/${city.slug}`,
        ]),
    ],
    [
      'Master',
      paths.master(''),
      masters.map(({ name, slug, establishmentAcronym, establishmentName }) => [
        `${name}, ${establishmentAcronym ?? establishmentName}`,
        slug,
      ]),
    ],
    ['Guide', '', editorialDocuments.map(({ title, href }) => [title, href])],
    ['Article', paths.article(''), articles.map(({ title, slug }) => [title, slug])],
  ];
}

type Named = { name: string; slug: string };

const pair = ({ name, slug }: Named): [string, string] => [name, slug];

/** A university by its acronym too; a school of its name is the university. */
function universitiesAndSchools(universities: Named[], schools: Establishment[]): NameGroup[] {
  const suggested = new Set(universities.map(({ slug }) => slug));
  const isSuggested = (school: Establishment) =>
    hasNameOfItsUniversity(school) && suggested.has(school.universitySlug);
  const acronyms = new Map(
    schools.filter(isSuggested).map(({ universitySlug, acronym }) => [universitySlug, acronym]),
  );
  const named = ({ name, slug }: Named) => {
    const acronym = acronyms.get(slug) ?? acronymOf(slug);
    return acronym && !name.includes(acronym) ? `${name} (${acronym})` : name;
  };
  return [
    ['Université', paths.university(''), universities.map((one) => [named(one), one.slug])],
    [
      'Établissement',
      paths.university(''),
      schools
        .filter((school) => !isSuggested(school))
        .map(({ acronym, slug, universitySlug }) => [acronym ?? slug, `${universitySlug}/${slug}`]),
    ],
  ];
}
