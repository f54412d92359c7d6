import 'server-only';
import { listArticles } from '@/lib/content/articles';
import { type Teaser, teaser } from '@/lib/content/teasers';
import { db } from '@/lib/db/connect/client';
import { publishedWhere } from '@/lib/entities/published';
import { listCallsFor } from './calls';
import { loadMasterProofs, loadRules } from './claims';
import { listPastExams } from './past-exams';
import { listSimilar } from './directory';
import type { Programme } from './programmes';

const SIMILAR = 4;
const ARTICLES = 3;

/** Where the record leads that has no official page of its own. */
export type OfficialSite = { of: 'establishment' | 'university'; url: string };

export type Lineage = Awaited<ReturnType<typeof loadLineage>>;

export async function loadAroundMaster(programme: Programme, today: string) {
  const [proven, calls, similar, articles, rules, exams, lineage, officialSite] = await Promise.all(
    [
      loadMasterProofs(programme, today),
      listCallsFor(programme),
      listSimilar(programme, SIMILAR),
      listArticlesAbout(programme),
      loadRules(),
      listPastExams({ programmeId: programme.id }),
      loadLineage(programme),
      programme.officialUrl ? undefined : loadOfficialSite(programme),
    ],
  );
  return { ...proven, calls, similar, articles, rules, exams, lineage, officialSite };
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

async function loadOfficialSite(programme: Programme): Promise<OfficialSite | undefined> {
  const place = await db().establishment.findUnique({
    where: { id: programme.establishmentId },
    select: { websiteUrl: true, university: { select: { websiteUrl: true } } },
  });
  if (place?.websiteUrl) return { of: 'establishment', url: place.websiteUrl };
  const url = place?.university.websiteUrl;
  return url ? { of: 'university', url } : undefined;
}

async function listArticlesAbout({ categoryIds, universitySlug }: Programme): Promise<Teaser[]> {
  const subjects = [{ categoryId: { in: categoryIds } }, { university: { slug: universitySlug } }];
  const articles = await listArticles({ where: { OR: subjects }, limit: ARTICLES });
  return articles.map(teaser);
}
