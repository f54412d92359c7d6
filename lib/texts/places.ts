import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { frontMatter, readText } from './read';
import { frenchMonth } from '@/lib/french/dates';

/** The month in which the texts of places were compared with their sources. */
const FACTS_CHECKED_IN = '2026-11';

export function checkedLine(month: string): string {
  return `Informations vérifiées en ${frenchMonth(month)}.`;
}

/** Advice that holds for any city or school, even one that staff add; {nom} is its name. */
export const GENERIC_REASONS = {
  city: readText('reasons-city', z.object({})).text,
  university: readText('reasons-university', z.object({})).text,
};

/** Where what a page says of a place stands; without a link where no address is known. */
type NamedSource = { name: string; about?: string; url?: string };
export type Facts = { checkedIn: string; sources: readonly NamedSource[] };

const FOLDERS = { city: 'cities', university: 'universities', category: 'categories' } as const;
type Kind = keyof typeof FOLDERS;

/** One file each: its columns, what it is, why to study there, and where that stands. */
export function readPlaces<Head extends z.ZodType<object>>(kind: Kind, schema: Head) {
  const folder = resolve('prisma/seed/places', FOLDERS[kind]);
  return readdirSync(folder).map((file) => {
    const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'), file, schema);
    const [words = '', sources = ''] = text.split(/(?:^|\n\n)## Sources\n\n/);
    const [description = '', reasons] = words.split('\n\n## Pourquoi\n\n');
    const named = sources.split('\n').filter(Boolean).map(sourceOf);
    return { ...fields, slug: file.replace('.md', ''), description, reasons, sources: named };
  });
}

/** `- [Le360, 2025](https://…) — what of it`, or without a link. */
function sourceOf(line: string): NamedSource {
  const [whole = '', about] = line.slice('- '.length).split(' — ');
  const [, name = whole, url] = /^\[(.*)\]\((\S+)\)$/.exec(whole) ?? [];
  return { name, about, url };
}

const facts = new Map<Kind, ReturnType<typeof readFacts>>();

function readFacts(kind: Kind) {
  const sourced = readPlaces(kind, z.object({})).filter(({ sources }) => sources.length > 0);
  return new Map<string, Facts>(
    sourced.map(({ slug, sources }) => [slug, { checkedIn: FACTS_CHECKED_IN, sources }]),
  );
}

/** Where what a page says of itself stands, and when that was compared; none of what staff added. */
export function factsOf(kind: Kind, slug: string): Facts | undefined {
  const known = facts.get(kind) ?? readFacts(kind);
  facts.set(kind, known);
  return known.get(slug);
}
