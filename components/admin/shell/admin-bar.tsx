import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { SITE_NAME } from '@/lib/editorial/site-name';
import { paths } from '@/lib/paths';
import { Palette } from './palette/palette';
import { usePerson } from './person';
import { AdminLink } from './sections';

type Props = { mainId: string; navId: string; isNavOpen: boolean; onToggleNav: () => void };

export function AdminBar({ mainId, navId, isNavOpen, onToggleNav }: Props) {
  const person = usePerson();
  const [isFinding, setFinding] = useState(false);
  usePaletteKey(() => setFinding(true));
  return (
    <header className="admin-bar">
      <a href={`#${mainId}`} className="skip-link">
        Skip to content
      </a>
      <button
        type="button"
        className={`${buttonClass.secondary} menu-button`}
        aria-expanded={isNavOpen}
        aria-controls={navId}
        onClick={onToggleNav}
      >
        Menu
      </button>
      <AdminLink href={paths.admin} lang="fr" className="site-name">
        {SITE_NAME}
      </AdminLink>
      <button
        type="button"
        className={`${buttonClass.secondary} palette-button`}
        aria-keyshortcuts="Control+K"
        onClick={() => setFinding(true)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden>
          <path d="M11 11l3.5 3.5M12.5 7a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z" />
        </svg>
        <span className="max-md:sr-only">Find anything</span>{' '}
        <kbd className="max-md:hidden">Ctrl K</kbd>
      </button>
      {person && <span className="bar-person">{person.label}</span>}
      <a href={paths.signOut} className={buttonClass.secondary}>
        Logout
      </a>
      {isFinding && <Palette onClose={() => setFinding(false)} />}
    </header>
  );
}

/** Over a dialog the keys belong to what is written there. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      if (document.querySelector('.dialog')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
