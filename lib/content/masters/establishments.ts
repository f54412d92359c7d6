import 'server-only';
import type { RowOf } from '@/lib/entities/entity';
import { establishments } from '@/lib/entities/establishment';
import { publishedWhere } from '@/lib/entities/published';
import { readsOf } from '../reading/public-rows';
import { listArticles } from '@/lib/content/articles';
import { teaser } from '@/lib/content/teasers';
import { type Call, listCalls, shownCalls } from './calls';
import { loadEstablishmentProofs } from './claims';
import { listPastExams } from './past-exams';
import { listProgrammes, withCosts } from './programmes';

export type Establishment = RowOf<typeof establishments>;

const { list, get, count } = readsOf(establishments, {
  select: (now) => ({ _count: { select: { programmes: { where: publishedWhere(now) } } } }),
  compute: ({ _count }: { _count: { programmes: number } }) => ({
    masterCount: _count.programmes,
  }),
});

export const listEstablishments = list;
export const getEstablishment = (slug: string) => get({ slug });

export type PlaceGroup = { university: string; places: { slug: string; name: string }[] };

/** Every establishment by its short name, under its university. */
export async function listPlaces(): Promise<PlaceGroup[]> {
  const groups = Map.groupBy(await listEstablishments(), ({ universityName }) => universityName);
  const french = new Intl.Collator('fr');
  return [...groups]
    .map(([university, all]) => ({
      university,
      places: all
        .map(({ slug, name, acronym }) => ({ slug, name: acronym ?? name }))
        .sort((one, other) => french.compare(one.name, other.name)),
    }))
    .sort((one, other) => french.compare(one.university, other.university));
}

const MASTERS = 60;
const ARTICLES = 3;

export async function loadEstablishmentPage(establishment: Establishment, today: string) {
  const { id, universityId } = establishment;
  const [masters, calls, articles, proofs, exams] = await Promise.all([
    listProgrammes({ where: { establishmentId: id }, limit: MASTERS }).then(withCosts),
    listCalls({ where: { establishmentId: id, ...shownCalls() } }),
    listArticles({ where: { universityId }, limit: ARTICLES }),
    loadEstablishmentProofs(establishment, today),
    listPastExams({ establishmentId: id }),
  ]);
  return { masters, calls, articles: articles.map(teaser), proofs, exams };
}

/** An establishment with its calls. */
export type School = { establishment: Establishment; calls: Call[] };

export type SchoolsOf = {
  /** The establishment that a university is by itself. */
  school?: School;
  /** What a university consists of otherwise. */
  schools: School[];
};

export async function loadSchoolsOf(universityId: string): Promise<SchoolsOf> {
  const [establishments, calls] = await Promise.all([
    listEstablishments({ where: { universityId } }),
    listCalls({ where: { establishment: { universityId }, ...shownCalls() } }),
  ]);
  const all = establishments.map((establishment) => ({
    establishment,
    calls: calls.filter((call) => call.establishmentId === establishment.id),
  }));
  const [first, other] = all;
  return first && !other && hasNameOfItsUniversity(first.establishment)
    ? { school: first, schools: [] }
    : { schools: all };
}

/** A school outside universities is a university with one establishment of its own name. */
export async function isItsUniversity(establishment: Establishment): Promise<boolean> {
  const { universityId } = establishment;
  return hasNameOfItsUniversity(establishment) && (await count({ universityId })) === 1;
}

/** Acronyms and cities in brackets stand there to tell names apart; the sitemap does the same. */
export function hasNameOfItsUniversity({ name, universityName }: Establishment): boolean {
  const bare = (text: string) => text.replace(/ \([^)]*\)$/, '');
  return bare(name) === bare(universityName);
}
