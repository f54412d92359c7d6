'use client';

import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { keep, kept } from '@/components/browser/kept';
import { served } from '@/components/site/island';
import { paths } from '@/lib/paths';

export { hydrate } from '@/components/browser/hydrate';

type Props = { shown: readonly string[]; children?: ReactNode };

/** The address of the page is the list, so that it can be shared; the server draws it. */
export default function ShownList({ shown, children }: Props) {
  const offer = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const own = kept();
    if (!location.search && own.length > 0) return location.replace(`?m=${own}`);
    const asked = new URLSearchParams(location.search).getAll('m').join();
    // In its own list the browser follows masters that have a new name, and leaves those that went.
    if (asked === own.join()) {
      keep(shown);
      // Remembered by the entry of the history, for one's own list grows elsewhere meanwhile.
      history.replaceState({ isOwn: true }, '');
    }
    const known = kept();
    if (offer.current) offer.current.hidden = shown.every((slug) => known.includes(slug));
  }, [shown]);

  const remove = ({ nativeEvent }: SubmitEvent) => {
    const removed = nativeEvent.submitter?.dataset.remove;
    const own = kept();
    const isOwn = (history.state as { isOwn?: true } | null)?.isOwn ?? shown.join() === own.join();
    // What is taken out of somebody else's list stays in one's own.
    if (removed && isOwn) keep(own.filter((slug) => slug !== removed));
  };

  const keepAll = (event: SubmitEvent) => {
    const all = [...new Set([...kept(), ...shown])];
    if (!keep(all)) return;
    event.preventDefault();
    // What is too much for a list is told by the page that shows it.
    location.assign(`?m=${all}`);
  };

  return (
    <>
      {/* Over the page, so that nothing moves; who keeps nothing is shown it by wake.ts. */}
      {shown.length > 0 && (
        <section ref={offer} hidden aria-label="Liste reçue" className="kept-bar no-print">
          <p>Cette liste vient d’un lien.</p>
          <form action={paths.selection} onSubmit={keepAll}>
            <input type="hidden" name="m" value={shown.join()} />
            <button className="button">Garder ces masters</button>
          </form>
        </section>
      )}
      <div onSubmit={remove} {...served(children)} />
    </>
  );
}
