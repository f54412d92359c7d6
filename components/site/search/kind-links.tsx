import type { Count } from '@/lib/search/search-page';
import type { SearchGroup, SearchQuestion } from '@/lib/search/search-question';
import { frenchNumber } from '@/lib/french/numbers';
import { searchHref } from '@/lib/search/search-href';
import { SiteLink } from '@/components/site/kit/site-link';
import { GROUP_NAMES } from './group-names';

type Props = { question: SearchQuestion; counts: Record<SearchGroup, Count> };

/** The filter by kind: each kind that has something, with how much, and all of them. */
export function KindLinks({ question, counts }: Props) {
  const { q, ville, type } = question;
  const kinds = Object.entries(counts) as [SearchGroup, Count][];
  const shown = kinds.filter(([group, { count }]) => count > 0 || group === type);
  return (
    <nav aria-label="Types de résultats" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <KindLink href={searchHref({ q, ville })} isCurrent={type === ''}>
            Tout
          </KindLink>
        </li>
        {shown.map(([group, { count, isMore }]) => (
          <li key={group}>
            <KindLink href={searchHref({ q, ville, type: group })} isCurrent={type === group}>
              {`${GROUP_NAMES[group]} ${frenchNumber(count)}${isMore ? '+' : ''}`}
            </KindLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkProps = { href: string; isCurrent: boolean; children: React.ReactNode };

function KindLink({ href, isCurrent, children }: LinkProps) {
  return (
    <SiteLink href={href} aria-current={isCurrent ? 'true' : undefined} className="choice">
      {children}
    </SiteLink>
  );
}
