import { usePathname } from 'next/navigation';
import { AdminLink } from '@/components/admin/shell/sections';

export const TRASH = 'trash';

/** The lists of one page: what is there, and what was deleted. */
export function Views({ view }: { view?: string }) {
  const path = usePathname();
  return (
    <nav aria-label="Views" className="mb-4 flex gap-1">
      <AdminLink href={path} className="section-link" aria-current={view ? undefined : 'page'}>
        All
      </AdminLink>
      <AdminLink
        href={`${path}?view=${TRASH}`}
        className="section-link"
        aria-current={view === TRASH ? 'page' : undefined}
      >
        Trash
      </AdminLink>
    </nav>
  );
}
