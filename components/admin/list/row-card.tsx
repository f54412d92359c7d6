import { type ComponentProps, type ReactNode, createContext, useContext, useId } from 'react';
import { QuietButton } from '@/components/ui/button';

type Props = {
  title: string;
  lang?: 'fr';
  /** An address is one long word, which may break anywhere. */
  isAddress?: true;
  /** A box to choose it by, or a picture. */
  before?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** One row of a list: what it is called, what is said of it, and what can be done with it. */
export function RowCard({ title, lang, isAddress, before, badges, actions, children }: Props) {
  const id = useId();
  return (
    <li>
      <article aria-labelledby={id} className={isAddress ? 'row-card items-center' : 'row-card'}>
        {before}
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} lang={lang} className={isAddress ? 'row-title break-all' : 'row-title'}>
              {title}
            </h2>
            {badges}
          </div>
          {children}
        </div>
        {actions && (
          <RowName value={title}>
            <div className="row-actions items-center">{actions}</div>
          </RowName>
        )}
      </article>
    </li>
  );
}

export const RowName = createContext('');

type ActionProps = ComponentProps<typeof Button> & {
  verb: string;
  /** Between the verb and the name. */
  hasColon?: true;
};

/** Its label names the row, for those who do not see it around the button. */
export function RowAction({ verb, hasColon, children, ...rest }: ActionProps) {
  const name = useContext(RowName);
  return (
    <QuietButton aria-label={`${verb}${hasColon ? ':' : ''} ${name}`} {...rest}>
      {children ?? verb}
    </QuietButton>
  );
}

export function RowFacts({ facts }: { facts: readonly (string | false)[] }) {
  return <ul className="row-facts">{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>;
}
