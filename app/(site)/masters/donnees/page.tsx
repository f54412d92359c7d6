import { JsonLd, PageHeader } from '@/components/site/frame/site-page';
import {
  Downloads,
  type FieldGroup,
  OpenDataScreen,
} from '@/components/site/open-data/open-data-screen';
import { loadDirectoryQuality, loadFactCounts } from '@/lib/content/masters/quality';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { CALL_FIELDS, FACT_FIELDS, MASTER_FIELDS, SOURCE_FIELDS } from '@/lib/open-data/fields';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageText } from '@/lib/texts/pages';
import { mastersFeed } from '@/lib/seo/feed';
import { datasetNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { staticMetadata } from '@/lib/seo/metadata';
import { SITE_NAME } from '@/lib/site';

const path = paths.mastersData;
const { title, lead } = pageText(path);
const trail = trailTo(path);

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
  const [quality, facts, settings] = await Promise.all([
    loadDirectoryQuality(),
    loadFactCounts(),
    loadSiteSettings(),
  ]);
  const feeds = [mastersFeed, { path: paths.feed, title: `${SITE_NAME} : les articles` }];
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead={lead}>
        <Downloads />
      </PageHeader>
      <OpenDataScreen
        factsLicence={settings.factsLicence}
        quality={quality}
        facts={facts}
        groups={GROUPS}
        feeds={feeds}
      />
      <JsonLd
        graph={pageGraph({
          name: title,
          crumbs: trail,
          entity: datasetNode(quality.changedAt, settings.factsLicence),
        })}
      />
    </>
  );
}
