import { PageHeader } from '@/components/site/frame/site-page';
import { TextLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import { SaidBy, SourceLink } from '@/components/site/masters/who-says';
import { type Change, type History, loadHistory } from '@/lib/content/masters/history';
import { getProgramme } from '@/lib/content/masters/programmes';
import { namesOfFacts, untilWords } from '@/lib/facts/words';
import { capitalised, frenchSpaces } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';

/** What changed in public, when, and on which source. */
const page = entityPage({
  kind: 'programme',
  load: async (slug) => {
    const master = await getProgramme(slug);
    return master && { master, history: await loadHistory(master) };
  },
  missing: {
    title: 'Master non trouvé',
    text: 'Cette fiche n’existe pas, ou n’est plus publiée.',
    link: { href: paths.masters, name: 'Voir tous les masters' },
  },
  address: paths.masterHistory,
  // The page of the master stands for it in search engines.
  metadata: ({ master }) => unlistedMetadata(`Historique : ${master.name}`),
  show: async ({ master: { name, slug }, history }) => {
    const { years, changes, today } = history;
    const crumbs = [
      ...trailTo('/masters'),
      { name, path: paths.master(slug) },
      { name: 'Historique', path: paths.masterHistory(slug) },
    ];
    return (
      <>
        <PageHeader
          crumbs={crumbs}
          title={`Historique : ${name}`}
          lead="Ce que nos sources ont dit de ce master, ce qui a changé, et quand."
        >
          <p className="mt-4">
            <TextLink href={paths.master(slug)}>Revenir à la fiche</TextLink>
          </p>
        </PageHeader>
        <div className="wrap">
          <div className="max-w-4xl space-y-14">
            {years.length > 0 && <SeenYears years={years} />}
            <Section id="changements" title="Ce qui a changé">
              {changes.length === 0 && (
                <p className="mt-4 text-muted">Nos sources ne signalent aucun changement.</p>
              )}
              <ol className="mt-3 max-w-2xl divide-y divide-rule">
                {changes.map((change) => (
                  <FormerSaying key={change.said.source.slug + change.until} change={change} />
                ))}
              </ol>
            </Section>
            <Section id="sources" title="Sources">
              <ol className="mt-3 max-w-2xl divide-y divide-rule">
                {today.map(({ said, names }) => (
                  <li key={said.source.slug} className="py-3">
                    <p className="text-sm text-muted">
                      <SaidBy said={said} />
                    </p>
                    <p>{frenchSpaces(`Ce qui en vient : ${namesOfFacts(names)}.`)}</p>
                  </li>
                ))}
              </ol>
            </Section>
          </div>
        </div>
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;

/** « Vu ouvert ou listé : 2023-2024 (TelQuel), 2026-2027 (ENCG Settat). » */
function SeenYears({ years }: Pick<History, 'years'>) {
  return (
    <Section id="annees" title="Années où il a été vu">
      <p className="mt-4 max-w-2xl">
        {frenchSpaces('Vu ouvert ou listé : ')}
        {years.map(({ year, sources }, at) => (
          <span key={year}>
            {at > 0 && ', '}
            {year} (
            {sources.map(({ source }, index) => (
              <span key={source.slug}>
                {index > 0 && ', '}
                <SourceLink source={source} />
              </span>
            ))}
            )
          </span>
        ))}
        .
      </p>
    </Section>
  );
}

function FormerSaying({ change: { said, until, of, facts } }: { change: Change }) {
  return (
    <li className="py-3">
      <p className="font-semibold">
        {of ? `${of}, ${untilWords(until)}` : capitalised(untilWords(until))}
      </p>
      <ul>
        {facts.map(({ name, before, now }) => (
          <li key={name}>
            {frenchSpaces(
              `${capitalised(name)} : ${before}${now ? ` ; aujourd’hui : ${now}` : ''}`,
            )}
          </li>
        ))}
      </ul>
      {facts.length === 0 && <p>{frenchSpaces('Cette source le mentionnait encore.')}</p>}
      <p className="text-sm text-muted">
        <SaidBy said={said} />
      </p>
    </li>
  );
}
