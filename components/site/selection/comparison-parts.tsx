import { TextLink } from '@/components/site/kit/links';
import { EmptyState } from '@/components/site/kit/section';
import { Fragment, type ReactNode } from 'react';
import type { ChosenMaster, Selection } from '@/lib/content/masters/selection';
import { frenchSpaces, placeInCity } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { costText, totalText } from '@/lib/facts/cost';
import { type GeneralRule, ruleText } from '@/lib/facts/rules';
import { Icon } from '@/components/site/kit/icon';
import { KeepButton, MasterCard } from '@/components/site/masters/master-card';
import { CALL_FACTS, calls } from '@/lib/entities/call';
import { COMPARED_FACTS, type Programme, RARE_FACTS, programmes } from '@/lib/entities/programme';
import { type Shown, otherText, shownText } from '@/lib/entities/shown';
import { callHeadline, callState } from '@/lib/editorial/masters/call-state';
import { closedWords } from '@/lib/editorial/masters/recruitment';
import { frenchDay, partialDate } from '@/lib/french/dates';
import type { Proofs } from '@/lib/content/masters/claims';
import { OtherValues } from '@/components/site/masters/who-says';
import { FactValue } from '@/components/site/masters/identity-card';
import { RemoveButton } from './list-parts';

type Known = {
  rules: readonly GeneralRule[];
  /** Of each master that is compared, in their order. */
  proofs: readonly Proofs[];
};

export function leadOf(different: readonly string[], count: number): string | undefined {
  if (count < 2) return undefined;
  if (different.length === 0) return 'Nos sources disent la même chose de ces masters.';
  return `Ce qui diffère, selon nos sources : ${inSentence(different)}.`;
}

export function UnknownOfAll({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-6 max-w-2xl text-muted">
      {frenchSpaces(`${UNKNOWN} pour tous ces masters : ${inSentence(names)}.`)}
    </p>
  );
}

const inSentence = (names: readonly string[]) => names.join(', ').toLocaleLowerCase('fr');

type AloneProps = Pick<Known, 'rules'> & { selection: Selection };

export function Alone({ selection: { chosen }, rules }: AloneProps) {
  return (
    <>
      {chosen.map(({ master }) => (
        <MasterCard
          key={master.id}
          master={{ ...master, cost: costText(master, rules) }}
          heading="h2"
        />
      ))}
      <EmptyState title="Il faut un second master pour comparer">
        <HowTo />
      </EmptyState>
    </>
  );
}

/** Where two masters to compare are chosen. */
export function HowTo() {
  return (
    <p>
      Gardez deux à quatre masters en touchant leur cœur dans{' '}
      <TextLink href={paths.masters}>la liste des masters</TextLink>, puis comparez-les depuis{' '}
      <TextLink href={paths.selection}>votre sélection</TextLink>
      {frenchSpaces('. Depuis la fiche d’un master, un bouton le compare aux masters proches.')}
    </p>
  );
}

type ComparisonTableProps = { compared: readonly ChosenMaster[]; rows: readonly ComparisonRow[] };

/** On a phone each criterion becomes a block, in which every value follows its master’s name. */
export function ComparisonTable({ compared, rows }: ComparisonTableProps) {
  const masters = compared.map(({ master }) => master);
  const slugs = masters.map(({ slug }) => slug);
  const names = shortNames(masters);
  return (
    <table className="compare" data-count={masters.length}>
      <caption className="sr-only">Les mêmes critères pour chaque master</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Critère</span>
          </th>
          {masters.map((master) => (
            <th key={master.slug} scope="col">
              <MasterHead master={master} slugs={slugs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isDifferent, isSame, cells }) => (
          <tr key={name} data-different={isDifferent || undefined} data-same={isSame || undefined}>
            <th scope="row">
              {name}
              {isDifferent && (
                <span className="differs">
                  <Icon name="differs" className="size-3.5" />
                  Différent
                </span>
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={slugs[index]}>
                <span className="compare-name">{names[index]}</span>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MasterHead({ master, slugs }: { master: Programme; slugs: readonly string[] }) {
  const { slug, name, cityName } = master;
  return (
    <>
      <a href={paths.master(slug)} className="link font-display text-lg leading-tight">
        {frenchSpaces(name)}
      </a>
      <p className="mt-1 text-sm font-normal text-muted">
        {frenchSpaces(placeInCity(placeOf(master), cityName))}
      </p>
      <div className="no-print -ml-3 flex flex-wrap gap-x-2 font-normal">
        <KeepButton master={master} />
        <RemoveButton action={paths.comparison} slugs={slugs} slug={slug} name={name} />
      </div>
    </>
  );
}

const placeOf = ({ establishmentAcronym, establishmentName }: Programme) =>
  establishmentAcronym ?? establishmentName;

/** Where each is taught tells masters apart in the fewest words, unless two share a school. */
function shortNames(masters: readonly Programme[]): string[] {
  const places = masters.map(placeOf);
  const isEnough = new Set(places).size === places.length;
  return (isEnough ? places : masters.map(({ name }) => name)).map(frenchSpaces);
}

const UNKNOWN = 'Non précisé';
const NO_TOTAL = 'Nos sources ne permettent pas de le calculer';

type ComparisonRow = {
  name: string;
  /** Said by the sources of two masters in different words. */
  isDifferent: boolean;
  /** The same words for all, which a phone shows once. */
  isSame?: boolean;
  /** One for each master, in their order; none when no source says anything. */
  cells: ReactNode[];
};

export function comparisonRows(
  compared: readonly ChosenMaster[],
  { rules, proofs, today }: Known & { today: string },
): readonly ComparisonRow[] {
  const masters = compared.map(({ master }) => master);
  const facts = COMPARED_FACTS.filter(
    (fact) =>
      !RARE_FACTS.includes(fact) || masters.some((master) => shownText(programmes, fact, master)),
  );
  const totals = masters.map((master) => totalText(master, rules));
  const states = compared.map((one) => callState(one.calls, today));
  const headlines = states.map((state, at) => {
    const known = state.kind === 'aucun' ? null : callHeadline(state);
    return closedWords(masters[at]?.status ?? '') ?? known;
  });
  return [
    wordsRow('Candidatures', headlines, callHeadline({ kind: 'aucun' })),
    ...CALL_FACTS.filter(({ name }) => name).map((fact) =>
      wordsRow(
        fact.name,
        states.map(({ call }) => (call ? shownText(calls, fact, call) : null)),
      ),
    ),
    ...facts.flatMap((fact) => [
      masterRow(fact, masters, { rules, proofs }),
      ...(fact.of === 'feeAmount' ? [wordsRow('Coût total', totals, NO_TOTAL)] : []),
    ]),
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

/** Where they are taught and told of is no difference in what they are. */
const NAMES_OF_EACH: readonly string[] = [
  'establishmentId',
  'universityName',
  'cityName',
  'officialUrl',
];

function masterRow(
  fact: Shown<Programme>,
  masters: readonly Programme[],
  { rules, proofs }: Known,
): ComparisonRow {
  const texts = masters.map(
    (master, at) => shownText(programmes, fact, master) ?? proofs[at]?.[fact.of]?.state ?? null,
  );
  const general = masters.map((master) => ruleText(fact.of, master, rules));
  const cells = masters.map((master, at) => (
    <Fragment key={master.id}>
      <FactValue fact={fact} master={master} unknown={general[at] ?? fact.unknown ?? UNKNOWN} />
      <OtherValues proof={proofs[at]?.[fact.of]} wordsOf={otherText(programmes, fact, master)} />
    </Fragment>
  ));
  const row = factRow(fact.name, NAMES_OF_EACH.includes(fact.of) ? [] : texts, cells);
  const shown = masters.map((master, at) => [texts[at] ?? general[at], master[fact.of]]);
  const isSame = areSame(shown) && !proofs.some((of) => of[fact.of]?.others.length);
  return [...texts, ...general].some((text) => text) ? { ...row, isSame, cells } : row;
}

/** The words themselves, or what stands where there are none. */
const wordsRow = (name = '', texts: readonly (string | null)[], otherwise = UNKNOWN) =>
  factRow(
    name,
    texts,
    texts.map((text) => frenchSpaces(text ?? otherwise)),
  );

function factRow(name = '', texts: readonly (string | null)[], cells: ReactNode[]): ComparisonRow {
  const known = texts.some((text) => text) ? cells : [];
  return { name, isDifferent: isDifferent(texts), isSame: areSame(texts), cells: known };
}

const areSame = (all: readonly unknown[]) => new Set(all.map(String)).size === 1;

/** What one source does not say is unknown, which is no difference. */
function isDifferent(texts: readonly (string | null)[]): boolean {
  return new Set(texts.filter((text) => text)).size > 1;
}

const dateOf = (date: string | null) => (date ? partialDate(date) : 'sans date');

function SourceLinks({ sources }: Pick<Programme, 'sources'>) {
  if (sources.length === 0) return UNKNOWN;
  return (
    <ul className="space-y-1.5">
      {sources.map(({ publisher, url, date }, index) => (
        <li key={index}>
          <TextLink href={url}>{frenchSpaces(publisher)}</TextLink>, {dateOf(date)}
        </li>
      ))}
    </ul>
  );
}
