import 'server-only';
import { listArticles } from '@/lib/content/articles';
import { type Teaser, teaser } from '@/lib/content/teasers';
import { type Call, listCalls, shownCalls } from './calls';
import { type Proofs, loadEstablishmentProofs } from './claims';
import { type PastExam, listPastExams } from './past-exams';
import { type Establishment, countEstablishments, listEstablishments } from './establishments';
import { type ListedMaster, listProgrammes, withCosts } from './programmes';

const MASTERS = 60;
const ARTICLES = 3;

type EstablishmentPage = {
  masters: ListedMaster[];
  calls: Call[];
  articles: Teaser[];
  proofs: Proofs;
  exams: PastExam[];
};

export async function loadEstablishmentPage(
  establishment: Establishment,
  today: string,
): Promise<EstablishmentPage> {
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

type SchoolsOf = {
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
  return (
    hasNameOfItsUniversity(establishment) && (await countEstablishments({ universityId })) === 1
  );
}

/** Acronyms and cities in brackets stand there to tell names apart; the sitemap does the same. */
export function hasNameOfItsUniversity({ name, universityName }: Establishment): boolean {
  const bare = (text: string) => text.replace(/ \([^)]*\)$/, '');
  return bare(name) === bare(universityName);
}
