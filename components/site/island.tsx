import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from '@/components/browser/wake';
import type { track } from '@/lib/events/track';

/** What an island is given in the browser alone. */
export type Woken = {
  /** Every page has it already. */
  track?: typeof track;
  /** That of `source`, which is asked beside the scripts. */
  answer?: Promise<Response>;
};

type Props<P, Drawn> = {
  name: IslandName;
  island: ComponentType<P & Partial<Drawn> & { children?: ReactNode }>;
  /** All that the browser gets of its props. */
  props: P;
  /** Parts that the server alone draws, like the children. */
  drawn?: Drawn;
  /** An address whose answer it needs. */
  source?: string;
  /** It wakes at once where the browser stores something under this name. */
  stored?: string;
  children?: ReactNode;
};

/** A component that `components/browser/wake.ts` brings alive where the server drew it. */
export function Island<P extends object, Drawn extends Record<string, ReactNode>>({
  name,
  island: Component,
  props,
  drawn,
  source,
  stored,
  children,
}: Props<P, Drawn>) {
  return (
    <div
      data-island={name}
      data-source={source}
      data-stored={stored}
      data-props={JSON.stringify(props)}
      className="contents"
    >
      <Component {...props} {...drawn}>
        {children}
      </Component>
    </div>
  );
}

/** What the server draws inside an island, and the browser leaves as it is. */
export function served(children: ReactNode) {
  return children ? { children } : { dangerouslySetInnerHTML: { __html: '' } };
}
