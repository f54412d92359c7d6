import { JsonLd, PageHeader } from '@/components/site/frame/site-page';
import { ExternalLink, LineLink, TextLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import {
  Downloads,
  FactFigures,
  type FieldGroup,
  FieldLists,
  Figures,
  Texts,
} from '@/components/site/open-data/open-data-parts';
import { loadDirectoryQuality, loadFactCounts } from '@/lib/content/masters/quality';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { OPEN_DATA, licence } from '@/lib/editorial/masters/open-data';
import { frenchSpaces } from '@/lib/french/typography';
import { CALL_FIELDS, FACT_FIELDS, MASTER_FIELDS, SOURCE_FIELDS } from '@/lib/open-data/fields';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageText } from '@/lib/texts/pages';
import { sayings } from '@/lib/texts/read';
import { mastersFeed } from '@/lib/seo/feed';
import { datasetNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { staticMetadata } from '@/lib/seo/metadata';
import { SITE_NAME } from '@/lib/site';

const path = paths.mastersData;
const { title, lead } = pageText(path);
const trail = trailTo(path);
const { say, text } = sayings('open-data');

export const generateMetadata = () => staticMetadata(path, mastersFeed);

const GROUPS: readonly FieldGroup[] = [
  {
    title: 'Un master',
    note: 'Une ligne du CSV, un élément de « masters » dans le JSON.',
    fields: MASTER_FIELDS,
  },
  {
    title: 'Ses sources',
    note: 'Une liste « sources » dans le JSON ; dix groupes de colonnes numérotées dans le CSV.',
    fields: SOURCE_FIELDS,
  },
  {
    title: 'Un fait',
    note:
      'Une ligne de faits.csv : ce qu’une source dit d’un champ d’un master. Une liste « faits » ' +
      'dans le JSON.',
    fields: FACT_FIELDS,
  },
  {
    title: 'Un avis de candidature',
    note:
      'Un élément de « avis » dans le JSON, que la liste « avis » d’un master désigne. Le CSV ' +
      'donne, dans ses colonnes « avis », celui qui compte aujourd’hui.',
    fields: CALL_FIELDS,
  },
];

export default async function OpenDataPage() {
  const [quality, facts, { factsLicence }] = await Promise.all([
    loadDirectoryQuality(),
    loadFactCounts(),
    loadSiteSettings(),
  ]);
  const { name, url, terms } = licence(factsLicence);
  const feeds = [mastersFeed, { path: paths.feed, title: `${SITE_NAME} : les articles` }];
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead={lead}>
        <Downloads />
      </PageHeader>
      <div className="wrap">
        <div className="max-w-4xl space-y-14">
          <Figures quality={quality} />
          <FactFigures facts={facts} />
          <Section id="provenance" title="D’où viennent les données">
            <Texts texts={text.split('\n\n')} />
            <p className="mt-4 max-w-2xl">
              {frenchSpaces('Vous connaissez un master qui manque ? ')}
              <TextLink href={paths.propose}>Proposez-le avec sa source</TextLink>
              {frenchSpaces('. Chaque fiche a aussi un lien « Signaler une erreur ».')}
            </p>
          </Section>
          <Section id="licence" title="Licence">
            <p className="mt-4 max-w-2xl">
              <ExternalLink href={url} className="link font-semibold">
                {name}
              </ExternalLink>
              . À citer{'\u00a0'}: {OPEN_DATA.attribution}.
            </p>
            <Texts texts={[terms, say('scope')]} />
          </Section>
          <FieldLists groups={GROUPS} />
          <Section id="suivre" title="Suivre les changements">
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
          </Section>
        </div>
      </div>
      <JsonLd
        graph={pageGraph({
          name: title,
          crumbs: trail,
          entity: datasetNode(quality.changedAt, factsLicence),
        })}
      />
    </>
  );
}
