import { PageHeader } from '@/components/site/frame/site-page';
import { TextLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import { type SourcePage, getSourcePage } from '@/lib/content/masters/source-page';
import { labelOf } from '@/lib/entities/choices';
import { namesOfFacts, sourceTitle } from '@/lib/facts/words';
import { frenchDay, partialDate } from '@/lib/french/dates';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';

/** What a source is, and all that we have from it. */
const page = entityPage({
  kind: 'source',
  load: getSourcePage,
  missing: {
    title: 'Source non trouvée',
    text: 'Aucun fait publié ne repose sur cette source.',
    link: { href: paths.mastersData, name: 'D’où viennent nos données' },
  },
  address: paths.source,
  metadata: (source) => unlistedMetadata(`Source : ${sourceTitle(source)}`),
  show: async (source) => {
    const { slug, title, publisher, url, resting, untold, exams, rules } = source;
    const crumbs = [
      ...trailTo('/masters/donnees'),
      { name: title ?? publisher, path: paths.source(slug) },
    ];
    return (
      <>
        <PageHeader crumbs={crumbs} title={sourceTitle(source)}>
          {url && (
            <p className="mt-4">
              <TextLink href={url}>Ouvrir la source</TextLink>
            </p>
          )}
        </PageHeader>
        <div className="wrap">
          <div className="max-w-4xl space-y-14">
            <Section id="source" title="Source">
              <ul className="mt-4 space-y-1.5">
                {describe(source).map(([name, text]) => (
                  <li key={name}>
                    <span className="text-muted">{frenchSpaces(`${name} : `)}</span>
                    {frenchSpaces(text)}
                  </li>
                ))}
              </ul>
            </Section>
            <Section id="faits" title="Ce qui repose sur elle">
              <ul className="mt-3 max-w-2xl divide-y divide-rule">
                {resting.map(({ name, path, fields }) => (
                  <li key={name + path} className="py-3">
                    <a href={path} className="link font-semibold">
                      {frenchSpaces(name)}
                    </a>
                    <span className="block text-sm text-muted">
                      {frenchSpaces(`Ce qui en vient : ${namesOfFacts(fields)}.`)}
                    </span>
                  </li>
                ))}
                {rules.map((text) => (
                  <li key={text} className="py-3">
                    {frenchSpaces(`Règle générale : ${text}`)}
                  </li>
                ))}
              </ul>
              {untold > 0 && (
                <p className="mt-3 max-w-2xl">
                  {frenchSpaces(
                    `Et ${counted(untold, 'autre donnée', 'autres données')}, que cette page ne détaille pas ; celles des masters sont dans `,
                  )}
                  <TextLink href={paths.mastersData}>les fichiers ouverts</TextLink>.
                </p>
              )}
              {exams > 0 && (
                <p className="mt-3">
                  <TextLink href={paths.pastExams}>
                    {counted(exams, 'épreuve passée', 'épreuves passées')}
                  </TextLink>
                </p>
              )}
            </Section>
            <Section id="corriger" title="Faire corriger une donnée">
              <p className="mt-4 max-w-2xl">{frenchSpaces(correctionText(source))}</p>
              <p className="mt-3">
                <TextLink href={paths.propose}>Nous signaler une erreur, avec sa source</TextLink>
              </p>
            </Section>
          </div>
        </div>
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;

/** Pages were read in copies that were kept of them, where no copy is named. */
const HOW_READ = 'La page elle-même, ou une copie qui en a été conservée';

function describe(source: SourcePage): [name: string, text: string][] {
  const { publisher, kind, date, isDateInferred, via, state, stateOn, lastSeenOn } = source;
  const dated = date ? partialDate(date) : 'La source n’en porte pas';
  const since = stateOn ? ` (depuis le ${frenchDay(stateOn)})` : '';
  const seen = lastSeenOn ? ` ; vue la dernière fois le ${frenchDay(lastSeenOn)}` : '';
  const rows: [string, string | null][] = [
    ['Éditeur', publisher],
    ['Nature', labelOf('sourceKind', kind)],
    ['Date', isDateInferred ? `${dated} (déduite, non imprimée)` : dated],
    ['Comment elle a été lue', via ?? HOW_READ],
    [
      'État',
      state === 'there' && !lastSeenOn ? null : labelOf('sourceState', state) + since + seen,
    ],
  ];
  return rows.flatMap(([name, text]) => (text ? [[name, text]] : []));
}

/** Where an error is put right for all, not for this guide alone. */
function correctionText({ kind, publisher }: SourcePage): string {
  switch (kind) {
    case 'officiel':
    case 'officiel-copie':
    case 'officiel-lien':
      return `C’est l’éditeur de l’original (${publisher}) qui peut corriger une erreur pour tout le monde. Une fois la page corrigée, dites-le-nous, nous la relirons.`;
    case 'avis-relaye':
      return `${publisher} relaie un avis. Seul l’établissement qui l’a publié peut le corriger : écrivez-lui d’abord, puis au site qui le relaie.`;
    case 'document-etudiant':
      return 'Ce document d’étudiants n’engage pas l’établissement. Pour une réponse sûre, demandez à l’établissement lui-même.';
    default:
      return `Écrivez à ${publisher} pour une erreur de la source elle-même. Pour une erreur de notre lecture, écrivez-nous.`;
  }
}
