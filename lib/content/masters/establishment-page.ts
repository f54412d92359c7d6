import 'server-only';
import { listArticles } from '@/lib/content/articles';
import { type Teaser, teaser } from '@/lib/content/teasers';
import { type Call, listCalls } from './calls';
import { type Establishment, countEstablishments, listEstablishments } from './establishments';
import { type Programme, listProgrammes } from './programmes';

const MASTERS = 60;
const ARTICLES = 3;

type EstablishmentPage = { masters: Programme[]; calls: Call[]; articles: Teaser[] };

export async function loadEstablishmentPage({
  id,
  universityId,
}: Establishment): Promise<EstablishmentPage> {
  const [masters, calls, articles] = await Promise.all([
    listProgrammes({ where: { establishmentId: id }, limit: MASTERS }),
    listCalls({ where: { establishmentId: id } }),
    listArticles({ where: { universityId }, limit: ARTICLES }),
  ]);
  return { masters, calls, articles: articles.map(teaser) };
}

export type School = { establishment: Establishment; calls: Call[] };

/** The establishment that a university is by itself. */
export async function loadSchoolOf(universityId: string): Promise<School | undefined> {
  const [establishment, other] = await listEstablishments({ where: { universityId }, limit: 2 });
  if (!establishment || other || !hasNameOfItsUniversity(establishment)) return undefined;
  return {
    establishment,
    calls: await listCalls({ where: { establishmentId: establishment.id } }),
  };
}

/** A school outside universities is a university with one establishment of its own name. */
export async function isItsUniversity(establishment: Establishment): Promise<boolean> {
  const { universityId } = establishment;
  return (
    hasNameOfItsUniversity(establishment) && (await countEstablishments({ universityId })) === 1
  );
}

/** Acronyms and cities in brackets stand there to tell names apart; the sitemap does the same. */
export function hasNameOfItsUniversity({ name, universityName }: Establishment): boolean {
  const bare = (text: string) => text.replace(/ \([^)]*\)$/, '');
  return bare(name) === bare(universityName);
}
