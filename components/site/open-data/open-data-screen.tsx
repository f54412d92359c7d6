import { ExternalLink, LineLink, QuietLink, TextLink } from '@/components/site/kit/links';
import { SectionHeading } from '@/components/site/kit/section';
import type { DirectoryQuality, FactCounts, FactWorth } from '@/lib/content/masters/quality';
import { KNOWN_LABELS, type Known, OPEN_DATA, licence } from '@/lib/editorial/masters/open-data';
import { counted, frenchNumber } from '@/lib/french/numbers';
import { capitalised, frenchSpaces } from '@/lib/french/typography';
import { sayings } from '@/lib/texts/read';
import type { SiteSettings } from '@/lib/entities/settings';
import { type ChoiceName, choiceValues, labelOf } from '@/lib/entities/choices';
import { paths } from '@/lib/paths';

const { say, text } = sayings('open-data');

type Props = {
  factsLicence: SiteSettings['factsLicence'];
  quality: DirectoryQuality;
  facts: FactCounts;
  groups: readonly FieldGroup[];
  feeds: readonly { path: string; title: string }[];
};

export function OpenDataScreen({ factsLicence, quality, facts, groups, feeds }: Props) {
  const { name, url, terms } = licence(factsLicence);
  return (
    <div className="wrap">
      <div className="max-w-4xl space-y-14">
        <Figures quality={quality} />
        <FactFigures facts={facts} />
        <section aria-labelledby="provenance">
          <SectionHeading id="provenance">D’où viennent les données</SectionHeading>
          <Texts texts={text.split('\n\n')} />
          <p className="mt-4 max-w-2xl">
            {frenchSpaces('Vous connaissez un master qui manque ? ')}
            <TextLink href={paths.propose}>Proposez-le avec sa source</TextLink>
            {frenchSpaces('. Chaque fiche a aussi un lien « Signaler une erreur ».')}
          </p>
        </section>
        <section aria-labelledby="licence">
          <SectionHeading id="licence">Licence</SectionHeading>
          <p className="mt-4 max-w-2xl">
            <ExternalLink href={url} className="link font-semibold">
              {name}
            </ExternalLink>
            . À citer{'\u00a0'}: {OPEN_DATA.attribution}.
          </p>
          <Texts texts={[terms, say('scope')]} />
        </section>
        <FieldLists groups={groups} />
        <section aria-labelledby="suivre">
          <SectionHeading id="suivre">Suivre les changements</SectionHeading>
          <ul className="mt-3">
            {feeds.map(({ path, title }) => (
              <li key={path}>
                <LineLink href={path}>{frenchSpaces(title)}</LineLink>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-2xl text-muted">
            Chaque spécialisation a aussi son flux, annoncé par sa page. Un programme qui revient
            chercher un fichier peut envoyer la marque reçue, dans If-None-Match{'\u00a0'}: sans
            changement, rien n’est renvoyé.
          </p>
        </section>
      </div>
    </div>
  );
}

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
function Figures({ quality }: { quality: DirectoryQuality }) {
  const { masters, establishments, calls, datedCalls, known, newestSources } = quality;
  return (
    <section aria-labelledby="qualite">
      <SectionHeading id="qualite">Ce que nous savons aujourd’hui</SectionHeading>
      <p className="mt-4 max-w-2xl">
        {counted(masters, 'fiche publiée', 'fiches publiées')} dans{' '}
        {counted(establishments, 'établissement')}, et{' '}
        {counted(calls, 'avis de candidature', 'avis de candidature')}, dont{' '}
        {frenchNumber(datedCalls)} avec une date de clôture.
      </p>
      <dl className="facts mt-4" aria-label="Part des fiches qui disent chaque fait">
        {(Object.keys(KNOWN_LABELS) as Known[]).map((fact) => (
          <div key={fact}>
            <dt>{frenchSpaces(KNOWN_LABELS[fact])}</dt>
            <dd>{shareText(known[fact], masters)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-2xl">{frenchSpaces(unknownText(quality))}</p>
      <h3 className="mt-8 text-lg">Année de la source la plus récente</h3>
      <dl className="facts mt-2">
        {newestSources.map(({ year, masters: count }) => (
          <div key={year}>
            <dt>{year ?? 'Sans date'}</dt>
            <dd>{shareText(count, masters)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Of values, not of records: a record has some that are verified and others that are old. */
function FactFigures({ facts: { states, kinds } }: Pick<Props, 'facts'>) {
  const worth: [FactWorth, string][] = [
    ...choiceValues('factState').map((state): [FactWorth, string] => [
      state,
      labelOf('factState', state),
    ]),
    ['sans-source', 'sans source'],
  ];
  return (
    <section aria-labelledby="faits">
      <SectionHeading id="faits">Ce que valent ces faits</SectionHeading>
      <p className="mt-4 max-w-2xl">{frenchSpaces(say('states'))}</p>
      <dl className="facts mt-4" aria-label="Faits publiés, par état">
        {worth.map(([state, name]) => (
          <div key={state}>
            <dt>{frenchSpaces(capitalised(name))}</dt>
            <dd>{counted(states[state] ?? 0, 'fait')}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 text-lg">Nature des sources</h3>
      <dl className="facts mt-2">
        {choiceValues('sourceKind').map((kind) => (
          <div key={kind}>
            <dt>{frenchSpaces(capitalised(labelOf('sourceKind', kind)))}</dt>
            <dd>{counted(kinds[kind] ?? 0, 'fait')}</dd>
          </div>
        ))}
      </dl>
    </section>
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

function Texts({ texts }: { texts: readonly string[] }) {
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
    <section aria-labelledby="champs">
      <SectionHeading id="champs">Les champs des fichiers</SectionHeading>
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
    </section>
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
