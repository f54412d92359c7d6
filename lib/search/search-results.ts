import 'server-only';
import { frenchDate } from '@/lib/french/dates';
import { db } from '@/lib/db/connect/client';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { plainWords } from '@/lib/markdown/plain';
import { paths } from '@/lib/paths';
import { frenchSpaces, unfinished } from '@/lib/french/typography';
import { type ArticleCard, listArticles } from '@/lib/content/articles';
import { listCategories, listCities, listUniversities } from '@/lib/content/places';
import { listEstablishments } from '@/lib/content/masters/establishments';
import { type Programme, listProgrammes } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { type Entry, type SearchKind, readBeginnings } from '@/lib/db/statements/search-entries';
import { articleLabel } from '@/lib/content/teasers';
import { WORD, fold, wordsOf } from '@/lib/french/words';
import { stem } from '@/lib/french/question-words';

export type SearchResult = {
  href: string;
  title: Piece[];
  excerpt: Piece[];
  facts: string[];
  /** The title as it is written, to spell a corrected word like it. */
  name: string;
};

type Text = { href: string; name: string; excerpt: string; facts: string[] };

/** What was deleted since the search is left out. */
export async function readResults(
  entries: Entry[],
  patterns: string[],
): Promise<Map<string, SearchResult>> {
  const ids = (kind: SearchKind) =>
    entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const [articles, masters, establishments, universities, categories, cities] = await Promise.all([
    readArticles(ids('article'), patterns),
    read(ids('programme'), listProgrammes),
    read(ids('establishment'), listEstablishments),
    read(ids('university'), listUniversities),
    read(ids('category'), listCategories),
    read(ids('city'), listCities),
  ]);
  const texts = new Map<string, Text>(articles);
  for (const master of masters) texts.set(master.id, masterText(master));
  for (const one of establishments) {
    const { id, acronym, slug, universitySlug, universityName, cityName } = one;
    const name = acronym ? `${acronym} – ${one.name}` : one.name;
    const facts = [universityName, ...(cityName ? [cityName] : [])];
    const href = paths.establishment(universitySlug, slug);
    texts.set(id, { href, name, excerpt: one.description ?? '', facts });
  }
  for (const { id, name, slug, description, cityName } of universities) {
    const facts = cityName ? [cityName] : [];
    texts.set(id, { href: paths.university(slug), name, excerpt: description, facts });
  }
  for (const { id, name, slug, description: excerpt } of categories) {
    texts.set(id, { href: paths.category(slug), name, excerpt, facts: [] });
  }
  for (const { id, name, slug, description: excerpt } of cities) {
    texts.set(id, { href: paths.city(slug), name, excerpt, facts: [] });
  }
  for (const { id, href, title, excerpt, content } of editorialDocuments) {
    const text = hasMatch(excerpt, patterns) ? excerpt : content || excerpt;
    texts.set(id, { href, name: title, excerpt: plainWords(text), facts: [] });
  }
  return new Map(
    entries.flatMap(({ id }) => {
      const text = texts.get(id);
      return text ? [[id, result(text, patterns)] as const] : [];
    }),
  );
}

function result({ href, name, excerpt, facts }: Text, patterns: string[]): SearchResult {
  return {
    href,
    name,
    title: highlight(frenchSpaces(name), patterns),
    excerpt: highlight(frenchSpaces(fragment(excerpt, patterns)), patterns),
    facts: facts.map(frenchSpaces),
  };
}

function masterText(master: Programme): Text {
  const { name, slug, kind, categories, cityName } = master;
  const place = master.establishmentAcronym ?? master.establishmentName;
  const fields = categories.map((category) => category.name).join(', ');
  return {
    href: paths.master(slug),
    name,
    excerpt: '',
    facts: [
      place,
      ...(cityName && !place.includes(cityName) ? [cityName] : []),
      labelOf('programmeKind', kind),
      ...(fields ? [fields] : []),
    ],
  };
}

async function readArticles(ids: string[], patterns: string[]): Promise<[string, Text][]> {
  if (ids.length === 0) return [];
  const articles = await listArticles({ where: { id: { in: ids } } });
  const silent = articles.filter(({ excerpt }) => !hasMatch(excerpt, patterns)).map(({ id }) => id);
  const bodies = silent.length > 0 ? await readBeginnings(db(), silent) : [];
  const bodyOf = new Map(bodies.map(({ id, content }) => [id, plainWords(content)]));
  return articles.map((article) => {
    const body = bodyOf.get(article.id) ?? '';
    const excerpt = hasMatch(body, patterns) ? body : article.excerpt;
    return [
      article.id,
      { href: paths.article(article.slug), name: article.title, excerpt, facts: facts(article) },
    ];
  });
}

function facts(article: ArticleCard): string[] {
  const date = article.publishedAt;
  return [articleLabel(article), ...(date ? [frenchDate(date)] : [])];
}

type ById = { where: { id: { in: string[] } } };

async function read<T>(ids: string[], list: (filter: ById) => Promise<T[]>): Promise<T[]> {
  return ids.length > 0 ? list({ where: { id: { in: ids } } }) : [];
}

/** The page marks some of the pieces, and none of them is ever HTML. */
export type Piece = { text: string; isMatch: boolean };

const FRAGMENT = 200;
const LEAD_IN = 60;

export function highlight(text: string, patterns: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word, patterns)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

export function hasMatch(text: string, patterns: readonly string[]): boolean {
  return wordsOf(text).some((word) => isMatch(word, patterns));
}

export function fragment(text: string, patterns: readonly string[]): string {
  const first = [...text.matchAll(WORD)].find(([word]) => isMatch(word, patterns))?.index ?? 0;
  const start = first > LEAD_IN ? text.indexOf(' ', first - LEAD_IN) + 1 : 0;
  const rest = text.slice(start, start + FRAGMENT);
  const isWhole = start + FRAGMENT >= text.length;
  const cut = rest.slice(0, Math.max(rest.lastIndexOf(' '), FRAGMENT / 2));
  return `${start > 0 ? '… ' : ''}${isWhole ? rest : unfinished(cut)}`;
}

/** A word in another number or gender is the same; four letters may be the beginning of one. */
function isMatch(word: string, patterns: readonly string[]): boolean {
  const folded = fold(word);
  const stemmed = stem(folded);
  return patterns.some(
    (pattern) => stemmed === stem(pattern) || (pattern.length > 3 && folded.startsWith(pattern)),
  );
}
