'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { served } from '@/components/site/island';
import { counted } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';

export { hydrate } from '@/components/browser/hydrate';

/** The fields of the form and its one button, which tells how many they find. */
export default function Filters({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [found, show] = useState<number>();

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let latest = 0;
    const ask = async () => {
      const own = (latest += 1);
      show(undefined);
      const total = await totalOf(form).catch(() => undefined);
      // Of two changes the later one counts, whichever is answered first.
      if (own === latest) show(total);
    };
    // A page that comes back has its first choice again.
    const forget = () => {
      latest += 1;
      show(undefined);
    };
    form.addEventListener('change', ask);
    form.addEventListener('reset', forget);
    // Who tabs past its end would be behind the sheet.
    form.addEventListener('focusout', ({ relatedTarget: next }) => {
      if (!(next instanceof Node) || form.contains(next)) return;
      form.closest<HTMLElement>(':popover-open')?.hidePopover();
    });
    // Something may have been chosen before this was there.
    void ask();
  }, []);

  return (
    <>
      <div ref={place} className="space-y-4" {...served(children)} />
      <div className="filter-end mt-4">
        <button className="button w-full">
          <span aria-live="polite">{buttonWords(found)}</span>
        </button>
      </div>
    </>
  );
}

/** The head of the page that the form leads to, which then is kept for the tap. */
async function totalOf(form: HTMLFormElement): Promise<number | undefined> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  const answer = await fetch(`${paths.masters}?${query}`, { method: 'HEAD' });
  const total = answer.headers.get('x-total-count');
  return answer.ok && total ? Number(total) : undefined;
}

function buttonWords(found: number | undefined): string {
  if (found === undefined) return 'Voir les masters';
  return found > 0 ? `Voir ${counted(found, 'master')}` : 'Aucun master\u00a0: que changer\u00a0?';
}
