import { useId } from 'react';
import { figure } from '@/components/admin/display/figures';
import type { ReaderFigures } from '@/lib/admin/readers';

export function FruitlessSearches({ searches }: Pick<ReaderFigures, 'searches'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="font-semibold">
        Searches without result
      </h2>
      <p className="text-muted">
        Only words that at least three visits had on one day. Counted without recording who asked.
      </p>
      {searches.length === 0 ? (
        <p className="mt-2">None.</p>
      ) : (
        <ul className="fruitless">
          {searches.map(({ name, count }) => (
            <li key={name}>
              <span lang="fr">{name}</span> <strong>{figure(count)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
