import 'server-only';
import { type Understood, type Wish, understand } from '@/lib/asked/understand';
import { listArticles } from '@/lib/content/articles';
import { type Call, listCalls, shownCalls } from '@/lib/content/masters/calls';
import { loadCallsPage } from '@/lib/content/masters/calls-page';
import { countMastersOf, loadDirectory } from '@/lib/content/masters/directory';
import { type Establishment, listEstablishments } from '@/lib/content/masters/establishments';
import { type Entry, IN_TITLE } from '@/lib/db/statements/search-entries';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import {
  type CallState,
  callHeadline,
  callState,
  namedMasters,
} from '@/lib/editorial/masters/call-state';
import { cardTitle } from '@/lib/editorial/masters/card';
import { chosenLabels } from '@/lib/editorial/masters/facets';
import {
  type DirectoryChoice,
  type Facets,
  type Sort,
  directoryQuery,
  usualSort,
} from '@/lib/entities/directory';
import { feeText } from '@/lib/entities/shown';
import { counted } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import type { Prisma } from '@/prisma/generated/client';

/** A line that rests on something says on what. */
type Line = { text: string; link?: { name: string; href: string } };

/** What is known of what is wanted, above the results; unknown is said as unknown. */
export type Answer = { title: string; href: string; lines: Line[] };

/** More lines are a list, which has a page of its own. */
const MOST_LINES = 3;
const MORE = 'Lire la suite';
const FEES = paths.article('frais-masters-maroc-tableau');

export async function loadAnswer(
  q: string,
  found: readonly Entry[],
  today: string,
  ville?: string,
): Promise<Answer | undefined> {
  const asked = understand(q);
  const { wish, places } = asked;
  // The city that is chosen beside the words, as for the results.
  if (ville) places.ville = [ville];
  if (!wish) return undefined;
  if (wish.name === 'dates' || wish.name === 'results') {
    const school = schoolWhere(asked, found);
    const answer = school && (await schoolAnswer(school, wish.name, today));
    return answer ?? callsAnswer(asked, today);
  }
  const facets = { ...chosen(places), ...wish.facets };
  const hasFacets = Object.keys(facets).length > 0;
  if (wish.name === 'cheap' || (wish.name === 'price' && hasFacets)) return feesAnswer(facets);
  // Of one school it is better known what it takes than that it takes nothing.
  const isOfSchool = facets.etablissement !== undefined || facets.universite !== undefined;
  if (wish.name === 'free' && isOfSchool) return feesAnswer({ ...facets, budget: undefined });
  return wish.address ? pageAnswer(wish.address) : mastersAnswer(facets, wish);
}

/** What can only be one thing; two cities are no filter. */
function chosen(places: Understood['places']): Facets {
  const single = Object.entries(places).filter(([, slugs]) => slugs.length === 1);
  return Object.fromEntries(single.map(([facet, slugs]) => [facet, slugs[0]]));
}

/** By its name, or found with all words; « ENCG » alone is no school. */
function schoolWhere({ places, unknown }: Understood, found: readonly Entry[]) {
  if (places.etablissement) return { slug: { in: places.etablissement } };
  const called = found.filter(({ kind, rank }) => kind === 'establishment' && rank >= IN_TITLE);
  const isNamed = unknown.length > 0 && called.length > 0 && called.length <= MOST_LINES;
  return isNamed ? { id: { in: called.map(({ id }) => id) } } : undefined;
}

async function schoolAnswer(
  where: Prisma.EstablishmentWhereInput,
  wish: 'dates' | 'results',
  today: string,
): Promise<Answer | undefined> {
  const schools = await listEstablishments({ where, limit: MOST_LINES });
  const [first] = schools;
  if (!first) return undefined;
  const ids = schools.map(({ id }) => id);
  const ofThem = { establishmentId: { in: ids }, ...shownCalls() };
  const calls = await listCalls({ where: ofThem });
  const callsOf = Map.groupBy(calls, ({ establishmentId }) => establishmentId);
  return {
    title: schools.map(shortName).join(', '),
    href: paths.establishment(first.universitySlug, first.slug),
    lines: schools.map((school) =>
      wish === 'results'
        ? resultsLine(school)
        : callLine(shortName(school), callsOf.get(school.id) ?? [], today),
    ),
  };
}

const shortName = ({ acronym, name }: Establishment) => acronym ?? name;

function resultsLine(school: Establishment): Line {
  const href = school.applyUrl ?? school.websiteUrl;
  const text = `${shortName(school)} : ce guide ne relève pas les résultats`;
  return { text, link: href ? { name: 'Site de l’établissement', href } : undefined };
}

function callLine(name: string, calls: readonly Call[], today: string): Line {
  const state = callState(calls, today);
  const { publisher, url } = state.call?.source ?? {};
  return {
    text: `${name} : ${callWords(state, today)}`,
    link: publisher && url ? { name: publisher, href: url } : undefined,
  };
}

function callWords(state: CallState<Call>, today: string): string {
  const headline = callHeadline(state);
  const { programmes = [] } = state.call ?? {};
  const wanted = programmes.length > 0 ? `, pour ${namedMasters(programmes)}` : '';
  const words = headline[0]?.toLocaleLowerCase('fr') + headline.slice(1) + wanted;
  if (state.kind !== 'clos' || !state.call) return words;
  const next = Number(state.call.academicYear.slice(0, 4)) + 1;
  const year = Math.max(next, Number(today.slice(0, 4)));
  return `${words} · la date ${year} n’est pas publiée`;
}

/** Of a university, a city or both, or of all where nothing is known of it. */
async function callsAnswer({ places }: Understood, today: string): Promise<Answer | undefined> {
  const { universite, ville } = chosen(places);
  const page = await pageAnswer(paths.calls);
  if (!page || (!universite && !ville)) return page;
  const asked = { q: '', ville: ville ?? '', universite: universite ?? '', etat: '' };
  const list = await loadCallsPage(asked);
  // What staff have moved to another address may have calls there.
  if (!list) return page;
  const { rows } = list;
  const [first] = rows;
  if (!first) {
    const where = universite ? 'pour cette école ou université' : 'dans cette ville';
    return { ...page, lines: [{ text: `Aucun avis de candidature recensé ${where}` }] };
  }
  const { universityName, cityName } = first.establishment;
  const names = [universite ? universityName : [], ville ? (cityName ?? []) : []].flat();
  return {
    title: `Candidatures : ${names.join(', ')}`,
    href: hrefOf({ universite, ville }, undefined, paths.calls),
    lines: rows.slice(0, MOST_LINES).map(({ name, calls }) => callLine(name, calls, today)),
  };
}

async function mastersAnswer(facets: Facets, wish: Wish): Promise<Answer | undefined> {
  const [directory, everywhere, article] = await Promise.all([
    loadDirectory(choiceOf(facets), 1),
    countMastersOf(wish.facets),
    wish.article ? pageAnswer(wish.article) : undefined,
  ]);
  if (!directory) return undefined;
  const { total, names } = directory;
  const isNowhereElse = total > 0 || everywhere === 0;
  return {
    title: `Masters : ${labelsOf(facets, names)}`,
    href: hrefOf(facets),
    lines: [
      { text: total > 0 ? mastersKnown(total) : 'Aucun master recensé ne réunit ces critères' },
      ...(isNowhereElse ? [] : [lineTo('Ailleurs', mastersKnown(everywhere), hrefOf(wish.facets))]),
      ...(article ? [lineTo('À lire', article.title, article.href)] : []),
    ],
  };
}

const mastersKnown = (count: number) => counted(count, 'master recensé', 'masters recensés');

function lineTo(text: string, name: string, href: string): Line {
  return { text, link: { name, href } };
}

const labelsOf = (facets: Facets, names: Facets) =>
  chosenLabels(facets, names)
    .map(({ name }) => name)
    .join(', ');

async function feesAnswer(facets: Facets): Promise<Answer | undefined> {
  const [priced, free, total, table] = await Promise.all([
    loadDirectory(choiceOf({ ...facets, frais: 'connus' }, 'cout'), 1),
    countMastersOf({ ...facets, budget: '0' }),
    countMastersOf(facets),
    pageAnswer(FEES),
  ]);
  if (!priced) return undefined;
  // What a source calls free is priced as well.
  const freeBySource = priced.facets.budget.find(({ value }) => value === '0')?.count ?? 0;
  const unpriced = total - priced.total - free + freeBySource;
  const chosen = labelsOf(facets, priced.names);
  return {
    title: chosen ? `Frais : ${chosen}` : 'Masters, le moins cher d’abord',
    href: hrefOf(facets, 'cout'),
    lines: [
      ...(free > 0
        ? [lineTo(freeMasters(free), 'Les voir', hrefOf({ ...facets, budget: '0' }))]
        : []),
      ...priced.masters
        .slice(0, MOST_LINES)
        .map((master) =>
          lineTo(
            `${cardTitle(master).title} : ${feeText(master)}`,
            'Qui le dit ?',
            paths.master(master.slug),
          ),
        ),
      ...(unpriced > 0 || total === 0 ? [{ text: unknownFees(unpriced) }] : []),
      ...(table ? [lineTo('Tous les tarifs publiés', table.title, FEES)] : []),
    ],
  };
}

const freeMasters = (count: number) =>
  `${counted(count, 'master gratuit', 'masters gratuits')}, en règle générale`;

function unknownFees(count: number): string {
  return count === 0
    ? 'Aucun master recensé'
    : `${counted(count, 'master', 'masters')} aux frais non précisés par nos sources`;
}

function choiceOf(facets: Facets, tri: Sort = usualSort('')): DirectoryChoice {
  return { q: '', facets, tri };
}

function hrefOf(facets: Facets, tri?: Sort, path: string = paths.masters): string {
  return `${path}?${new URLSearchParams(directoryQuery(choiceOf(facets, tri)))}`;
}

async function pageAnswer(href: string): Promise<Answer | undefined> {
  const page = editorialDocuments.find((one) => one.href === href);
  if (page) return { title: page.title, href, lines: [lineTo(page.excerpt, MORE, href)] };
  const slug = href.split('/').at(-1);
  const [article] = await listArticles({ where: { slug }, limit: 1 });
  return article && { title: article.title, href, lines: [lineTo(article.excerpt, MORE, href)] };
}
