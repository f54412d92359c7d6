import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { shownPath } from '@/lib/schemas/addresses/path';

type Props = {
  path: string;
  /** Where it leads, if it leads anywhere. */
  leadsTo?: string | null;
  badge?: ReactNode;
  facts: readonly string[];
  actions?: ReactNode;
};

export function AddressCard({ path, leadsTo, badge, facts, actions }: Props) {
  const id = useId();
  return (
    <li>
      <article aria-labelledby={id} className="row-card items-center">
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} lang="fr" className="row-title break-all">
              {shownPath(path)}
            </h2>
            {badge}
          </div>
          {leadsTo && (
            <p>
              <span className="sr-only">leads to </span>
              <span aria-hidden>→ </span>
              <a href={leadsTo} lang="fr" className="link break-all">
                {shownPath(leadsTo)}
              </a>
            </p>
          )}
          <ul className="row-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="row-actions">{actions}</div>
      </article>
    </li>
  );
}

export type OnRedirect = (source: string) => void;

type ButtonProps = { path: string; onRedirect: OnRedirect };

/** On the card of an address that leads nowhere. */
export function RedirectButton({ path, onRedirect }: ButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label={`Redirect ${shownPath(path)}`}
      onClick={() => onRedirect(path)}
    >
      Redirect…
    </Button>
  );
}
