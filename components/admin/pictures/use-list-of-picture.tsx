import { count } from '@/components/admin/display/figures';
import { AdminLink } from '@/components/admin/shell/sections';
import { paths } from '@/lib/paths';
import type { LibraryPicture } from './library-screen';

type Use = LibraryPicture['uses'][number];

/** Rows that show it now; what was kept of rows may go on naming it. */
export function isInUse({ uses }: LibraryPicture): boolean {
  return uses.some(({ source }) => source === 'articles');
}

export function UseList({ picture }: { picture: LibraryPicture }) {
  const { uses, hasMoreUses } = picture;
  if (uses.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="link w-fit">Where it is used</summary>
      <ul className="row-facts">
        {uses.map((use) => (
          <li key={`${use.source} ${use.entityId}`}>
            {placeOf(use)} <Row use={use} />
          </li>
        ))}
        {hasMoreUses && <li>… and more</li>}
      </ul>
    </details>
  );
}

function placeOf({ source, entity, count: howMany }: Use): string {
  switch (source) {
    case 'revisions':
      return `${count(howMany, 'earlier version')} of`;
    case 'trash':
      return 'In the trash:';
    case 'drafts':
      return 'An unsaved draft of';
    case 'letters':
      return 'Letter';
    default:
      return `${entity.charAt(0).toUpperCase()}${entity.slice(1)}`;
  }
}

function Row({ use: { source, entity, entityId, name } }: { use: Use }) {
  if (!name) return <span>{source === 'drafts' ? 'a new one' : 'a deleted one'}</span>;
  const title = <span lang="fr">“{name}”</span>;
  if (entity !== 'article' || source === 'trash') return title;
  const address = `${paths.adminSection('articles')}?edit=${entityId}`;
  return (
    <AdminLink href={address} className="link">
      {title}
    </AdminLink>
  );
}
