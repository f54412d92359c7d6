'use client';

import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { keep, kept, useKept } from '@/components/browser/kept';
import { served } from '@/components/site/island';
import { Icon } from '@/components/site/kit/icon';
import type { ToastContent } from '@/components/ui/toast';
import { MOST_KEPT, isComparable } from '@/lib/entities/plain/kept-list';
import { paths } from '@/lib/paths';

export { hydrate } from '@/components/browser/hydrate';

type Props = {
  slug: string;
  isNamed?: boolean;
  /** The list that this master joins without a script. */
  list?: readonly string[];
  /** What the heart is called. */
  children?: ReactNode;
};

/** Where nothing can be kept, the form leads to a selection with this master. */
export default function Heart({ slug, isNamed, list = [], children }: Props) {
  const isKept = useKept().includes(slug);
  useEffect(drawBar, []);

  const toggle = (event: SubmitEvent) => {
    const own = kept();
    const others = own.filter((other) => other !== slug);
    const isAdded = others.length === own.length;
    if (isAdded && own.length === MOST_KEPT) {
      event.preventDefault();
      void import('@/components/browser/tell').then(({ tellReader }) => tellReader(FULL));
    } else if (keep(isAdded ? [...own, slug] : others)) event.preventDefault();
  };

  return (
    <form action={paths.selection} onSubmit={toggle} className="keep no-print">
      {list.length > 0 && <input type="hidden" name="m" value={list.join()} />}
      <button
        name="m"
        value={slug}
        aria-pressed={isKept}
        className={isNamed ? 'button button-quiet' : undefined}
      >
        <Icon name="heart" className="size-5" />
        <span className={isNamed ? undefined : 'sr-only'} {...served(children)} />
      </button>
    </form>
  );
}

const FULL: ToastContent = {
  title: 'Votre sélection est complète',
  description: `Elle compte déjà ${MOST_KEPT} masters : retirez-en un pour garder celui-ci.`,
  variant: 'destructive',
};

let place: HTMLElement | undefined;

/** One for all hearts of the page. */
function drawBar(): void {
  if (place) return;
  place = document.createElement('div');
  document.querySelector('[data-toasts]')?.before(place);
  createRoot(place).render(<KeptBar />);
}

/** Leads from where masters are chosen to what can be done with them. */
function KeptBar() {
  const own = useKept();
  if (own.length === 0) return null;
  return (
    <nav className="kept-bar no-print" aria-label="Ma sélection">
      <a href={paths.selectionOf(own)} className="link-line">
        {`Ma sélection (${own.length} sur ${MOST_KEPT})`}
      </a>
      {isComparable(own) && (
        <a href={paths.comparisonOf(own)} className="button">
          Comparer
        </a>
      )}
    </nav>
  );
}
