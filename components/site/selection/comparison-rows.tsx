import type { ReactNode } from 'react';
import type { ChosenMaster } from '@/lib/content/masters/selection';
import type { Programme } from '@/lib/content/masters/programmes';
import { callState, frenchDay } from '@/lib/editorial/masters/call-state';
import { callHeadline } from '@/lib/editorial/masters/call-text';
import { closedWords } from '@/lib/editorial/masters/recruitment';
import { sourceDate } from '@/lib/editorial/masters/source-age';
import { frenchSpaces } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';
import { FactValue } from '@/components/site/masters/identity-card';
import { IDENTITY_FACTS, type IdentityFact } from '@/components/site/masters/identity-facts';

export const UNKNOWN = 'Non précisé';

export type ComparisonRow = {
  name: string;
  /** Said by the sources of two masters in different words. */
  isDifferent: boolean;
  /** One for each master, in their order; none when no source says anything. */
  cells: ReactNode[];
};

const CRITERIA: readonly IdentityFact[] = [
  ...IDENTITY_FACTS,
  { name: 'Admission', text: ({ admission }) => admission },
  { name: 'Conditions', text: ({ requirements }) => requirements },
];

export function comparisonRows(
  compared: readonly ChosenMaster[],
  today: string,
): readonly ComparisonRow[] {
  const masters = compared.map(({ master }) => master);
  const headlines = compared.map(
    ({ master, calls }) => closedWords(master.status) ?? callHeadline(callState(calls, today)),
  );
  return [
    {
      name: 'Candidatures',
      isDifferent: isDifferent(headlines),
      cells: headlines.map(frenchSpaces),
    },
    ...CRITERIA.map((fact) => criterionRow(fact, masters)),
    {
      name: 'Vérifié par l’équipe',
      isDifferent: false,
      cells: masters.map(({ verifiedOn }) =>
        verifiedOn ? `le ${frenchDay(verifiedOn)}` : 'Pas encore',
      ),
    },
    {
      name: 'Sources',
      isDifferent: false,
      cells: masters.map((master) => <SourceLinks key={master.id} sources={master.sources} />),
    },
  ];
}

function criterionRow(fact: IdentityFact, masters: readonly Programme[]): ComparisonRow {
  const texts = masters.map(fact.text);
  const cells = masters.map((master) => (
    <FactValue key={master.id} fact={fact} master={master} unknown={UNKNOWN} />
  ));
  return {
    name: fact.name,
    isDifferent: isDifferent(texts),
    cells: texts.some((text) => text) ? cells : [],
  };
}

/** What one source does not say is unknown, which is no difference. */
function isDifferent(texts: readonly (string | null)[]): boolean {
  return new Set(texts.filter((text) => text)).size > 1;
}

function SourceLinks({ sources }: Pick<Programme, 'sources'>) {
  if (sources.length === 0) return UNKNOWN;
  return (
    <ul className="space-y-1.5">
      {sources.map(({ publisher, url, date }, index) => (
        <li key={index}>
          {url ? (
            <ExternalLink href={url} className="link">
              {frenchSpaces(publisher)}
            </ExternalLink>
          ) : (
            frenchSpaces(publisher)
          )}
          , {date ? sourceDate(date) : 'sans date'}
        </li>
      ))}
    </ul>
  );
}
