import { permanentRedirect } from 'next/navigation';
import { Missing } from '@/components/site/entity/missing';
import { findFormerAddress } from '@/lib/content/slug-history';
import { markAnswer } from '@/lib/process/answer';
import type { ResourceKind } from '@/lib/entities/resource';
import { type SearchParams, pageHref, repeatedNames } from '@/lib/paging';

type Choice = Readonly<Record<string, string>>;

/** What the filters of an address choose: the first value of each, and which have several. */
export async function readFilters<Name extends string>(
  searchParams: SearchParams,
  labels: Record<Name, string>,
) {
  const params = await searchParams;
  const names = Object.keys(labels) as Name[];
  const given = names.map((name) => [name, [params[name]].flat()[0] ?? '']);
  return {
    params,
    choice: Object.fromEntries(given) as Record<Name, string>,
    isWhole: given.every(([, value]) => value === ''),
    repeated: repeatedNames(params, names).map((name) => labels[name]),
  };
}

export const UNKNOWN_FILTER = 'Ce filtre n’existe pas';

/** What the filters of lists name. */
const KINDS: Readonly<Record<string, ResourceKind>> = {
  specialisation: 'category',
  sujet: 'category',
  ville: 'city',
  etablissement: 'establishment',
  universite: 'university',
};

type Whole = { href: string; name: string };

/** The answer to a filter that names nothing; it redirects when what it named has another slug. */
export async function unknownFilter(whole: Whole, choice: Choice, text?: string) {
  const given = Object.entries(choice).filter(([, value]) => value !== '');
  const current = await Promise.all(given.map(async ([name, slug]) => currentSlug(name, slug)));
  if (current.some((slug, at) => slug !== given[at]?.[1])) {
    const query = Object.fromEntries(given.map(([name], at) => [name, current[at] ?? '']));
    permanentRedirect(pageHref(whole.href, query, 1));
  }
  markAnswer(404);
  return <Missing title={UNKNOWN_FILTER} text={text} link={whole} />;
}

async function currentSlug(filter: string, slug: string): Promise<string> {
  const kind = KINDS[filter];
  const former = kind && (await findFormerAddress(kind, slug));
  return former && former !== 'gone' ? former.movedTo : slug;
}
