import { frenchDay } from '@/lib/french/dates';
import type { ReactNode } from 'react';
import type { ChosenMaster } from '@/lib/content/masters/selection';
import { CALL_FACTS, type Call, calls } from '@/lib/entities/call';
import { COMPARED_FACTS, type Programme, programmes } from '@/lib/entities/programme';
import { type Shown, shownText } from '@/lib/entities/shown';
import { type CallState, callState } from '@/lib/editorial/masters/call-state';
import { callHeadline } from '@/lib/editorial/masters/call-text';
import { closedWords } from '@/lib/editorial/masters/recruitment';
import { sourceDate } from '@/lib/editorial/masters/source-age';
import { frenchSpaces } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';
import { FactValue } from '@/components/site/masters/identity-card';

export const UNKNOWN = 'Non précisé';

export type ComparisonRow = {
  name: string;
  /** Said by the sources of two masters in different words. */
  isDifferent: boolean;
  /** One for each master, in their order; none when no source says anything. */
  cells: ReactNode[];
};

export function comparisonRows(
  compared: readonly ChosenMaster[],
  today: string,
): readonly ComparisonRow[] {
  const masters = compared.map(({ master }) => master);
  const states = compared.map((one) => callState(one.calls, today));
  const headlines = states.map(
    (state, at) => closedWords(masters[at]?.status ?? '') ?? callHeadline(state),
  );
  return [
    factRow('Candidatures', headlines, headlines.map(frenchSpaces)),
    ...CALL_FACTS.filter(({ name }) => name).map((fact) => callRow(fact, states)),
    ...COMPARED_FACTS.map((fact) => masterRow(fact, masters)),
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

function masterRow(fact: Shown<Programme>, masters: readonly Programme[]): ComparisonRow {
  const texts = masters.map((master) => shownText(programmes, fact, master));
  const cells = masters.map((master) => (
    <FactValue key={master.id} fact={fact} master={master} unknown={UNKNOWN} />
  ));
  return factRow(fact.name, texts, cells);
}

function callRow(fact: Shown<Call>, states: readonly CallState<Call>[]): ComparisonRow {
  const texts = states.map(({ call }) => (call ? shownText(calls, fact, call) : null));
  return factRow(
    fact.name,
    texts,
    texts.map((text) => frenchSpaces(text ?? UNKNOWN)),
  );
}

function factRow(name = '', texts: readonly (string | null)[], cells: ReactNode[]): ComparisonRow {
  return { name, isDifferent: isDifferent(texts), cells: texts.some((text) => text) ? cells : [] };
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
