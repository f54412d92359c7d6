import { QuietLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { DirectoryQuality, FactCounts, FactWorth } from '@/lib/content/masters/quality';
import { KNOWN_LABELS, type Known } from '@/lib/editorial/masters/open-data';
import { counted, frenchNumber } from '@/lib/french/numbers';
import { capitalised, frenchSpaces } from '@/lib/french/typography';
import { sayings } from '@/lib/texts/read';
import { type ChoiceName, choiceValues, labelOf } from '@/lib/entities/choices';
import { paths } from '@/lib/paths';

const { say } = sayings('open-data');

export function Downloads() {
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <a href={paths.mastersCsv} download className="button">
        Télécharger le CSV
      </a>
      <QuietLink href={paths.mastersJson}>Ouvrir le JSON</QuietLink>
      <a href={paths.factsCsv} download className="button button-quiet">
        Télécharger les faits, un par ligne
      </a>
      <QuietLink href={paths.dataPackage}>Description des fichiers (datapackage.json)</QuietLink>
    </p>
  );
}

/** True counts, what is missing included. */
export function Figures({ quality }: { quality: DirectoryQuality }) {
  const { masters, establishments, calls, datedCalls, known, newestSources } = quality;
  return (
    <Section id="qualite" title="Ce que nous savons aujourd’hui">
      <p className="mt-4 max-w-2xl">
        {counted(masters, 'fiche publiée', 'fiches publiées')} dans{' '}
        {counted(establishments, 'établissement')}, et{' '}
        {counted(calls, 'avis de candidature', 'avis de candidature')}, dont{' '}
        {frenchNumber(datedCalls)} avec une date de clôture.
      </p>
      <Rows
        label="Part des fiches qui disent chaque fait"
        rows={(Object.keys(KNOWN_LABELS) as Known[]).map((fact) => [
          KNOWN_LABELS[fact],
          shareText(known[fact], masters),
        ])}
      />
      <p className="mt-4 max-w-2xl">{frenchSpaces(unknownText(quality))}</p>
      <h3 className="mt-8 text-lg">Année de la source la plus récente</h3>
      <Rows
        rows={newestSources.map(({ year, masters: count }) => [
          `${year ?? 'Sans date'}`,
          shareText(count, masters),
        ])}
      />
    </Section>
  );
}

/** Of values, not of records: a record has some that are verified and others that are old. */
export function FactFigures({ facts: { states, kinds } }: { facts: FactCounts }) {
  const worth: [FactWorth, string][] = choiceValues('factState').map((state) => [
    state,
    labelOf('factState', state),
  ]);
  const count = (found = 0) => counted(found, 'fait');
  return (
    <Section id="faits" title="Ce que valent ces faits">
      <p className="mt-4 max-w-2xl">{frenchSpaces(say('states'))}</p>
      <Rows
        label="Faits publiés, par état"
        rows={[...worth, ['sans-source', 'sans source'] as const].map(([state, name]) => [
          capitalised(name),
          count(states[state]),
        ])}
      />
      <h3 className="mt-8 text-lg">Nature des sources</h3>
      <Rows
        rows={choiceValues('sourceKind').map((kind) => [
          capitalised(labelOf('sourceKind', kind)),
          count(kinds[kind]),
        ])}
      />
    </Section>
  );
}

type RowsProps = { label?: string; rows: [name: string, text: string][] };

function Rows({ label, rows }: RowsProps) {
  return (
    <dl className={label ? 'facts mt-4' : 'facts mt-2'} aria-label={label}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{frenchSpaces(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is missing, said as plainly as what is there. */
function unknownText({ masters, known }: DirectoryQuality): string {
  const missing = (fact: Known) => frenchNumber(masters - known[fact]);
  return `Ce que nous ne savons pas : les frais de ${missing('fees')} fiches, le rythme de ${missing('rhythm')}, les langues de ${missing('languages')}, la durée de ${missing('semesters')}, la page officielle de ${missing('officialUrl')}.`;
}

function shareText(count: number, of: number): string {
  const percent = of === 0 ? 0 : Math.round((count / of) * 100);
  return frenchSpaces(`${counted(count, 'fiche')}, soit ${percent} %`);
}

export function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <div className="mt-4 max-w-2xl space-y-4">
      {texts.map((text) => (
        <p key={text}>{frenchSpaces(text)}</p>
      ))}
    </div>
  );
}

export type FieldGroup = {
  title: string;
  note: string;
  fields: readonly { name: string; text: string; choice?: ChoiceName }[];
};

/** The names of both files, with the values that a field of a few choices may have. */
export function FieldLists({ groups }: { groups: readonly FieldGroup[] }) {
  return (
    <Section id="champs" title="Les champs des fichiers">
      <p className="mt-4 max-w-2xl">
        Les noms ne changent pas. Les dates s’écrivent 2026-09-15. Dans le CSV (UTF-8, virgules),
        plusieurs valeurs d’une case sont séparées par une barre verticale, et une apostrophe
        précède un texte qu’un tableur prendrait pour une formule.
      </p>
      {groups.map(({ title, note, fields }) => (
        <div key={title}>
          <h3 className="mt-8 text-lg">{title}</h3>
          <p className="mt-1 max-w-2xl text-muted">{frenchSpaces(note)}</p>
          <dl className="facts mt-2">
            {fields.map(({ name, text, choice }) => (
              <div key={name}>
                <dt className="text-sm break-words">
                  <code>{name}</code>
                </dt>
                <dd>
                  {frenchSpaces(text)}
                  {choice && <Values choice={choice} />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}

function Values({ choice }: { choice: ChoiceName }) {
  return (
    <ul className="mt-1 text-sm font-normal text-muted">
      {choiceValues(choice).map((value) => (
        <li key={value}>
          <code>{value}</code>
          {'\u00a0'}: {frenchSpaces(labelOf(choice, value))}
        </li>
      ))}
    </ul>
  );
}
