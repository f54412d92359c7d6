import 'server-only';
import { listArticles } from '@/lib/content/articles';
import { type Teaser, teaser } from '@/lib/content/teasers';
import { db } from '@/lib/db/connect/client';
import { publishedWhere } from '@/lib/entities/published';
import { listFirst } from '../page';
import { type Call, listCallsFor } from './calls';
import { type Proven, loadMasterProofs } from './claims';
import { type PastExam, listPastExams } from './past-exams';
import { type Rule, loadRules } from './evidence';
import { type Programme, listProgrammes } from './programmes';

const SIMILAR = 4;
const ARTICLES = 3;

export type AroundMaster = {
  calls: Call[];
  similar: Programme[];
  articles: Teaser[];
  rules: Rule[];
  exams: PastExam[];
  lineage: Lineage;
} & Proven;

export type Lineage = Awaited<ReturnType<typeof loadLineage>>;

export async function loadAroundMaster(programme: Programme, today: string): Promise<AroundMaster> {
  const [proven, calls, similar, articles, rules, exams, lineage] = await Promise.all([
    loadMasterProofs(programme, today),
    listCallsFor(programme),
    listSimilar(programme),
    listArticlesAbout(programme),
    loadRules(),
    listPastExams({ programmeId: programme.id }),
    loadLineage(programme),
  ]);
  return { ...proven, calls, similar, articles, rules, exams, lineage };
}

/** What it came after and what came after it, as far as they are published. */
async function loadLineage({ id, formerId }: Programme) {
  const kin = await db().programme.findMany({
    where: { OR: [{ id: formerId ?? id }, { formerId: id }], NOT: { id }, ...publishedWhere() },
    select: { name: true, slug: true, formerId: true, succession: true },
    orderBy: { name: 'asc' },
  });
  const isAfter = (one: { formerId: string | null }) => one.formerId === id;
  return { former: kin.find((one) => !isAfter(one)), successors: kin.filter(isAfter) };
}

/** The same subject in the same city first, then elsewhere; without a subject, its neighbours. */
function listSimilar({ id, establishmentId, categoryIds, citySlug }: Programme) {
  const categories = { some: { categoryId: { in: categoryIds } } };
  const nearby = { categories, establishment: { city: { slug: citySlug ?? '' } } };
  const ways =
    categoryIds.length > 0 ? [citySlug && nearby, { categories }] : [{ establishmentId }];
  return listFirst(listProgrammes, ways, { except: id, limit: SIMILAR });
}

async function listArticlesAbout({ categoryIds, universitySlug }: Programme): Promise<Teaser[]> {
  const subjects = [{ categoryId: { in: categoryIds } }, { university: { slug: universitySlug } }];
  const articles = await listArticles({ where: { OR: subjects }, limit: ARTICLES });
  return articles.map(teaser);
}
