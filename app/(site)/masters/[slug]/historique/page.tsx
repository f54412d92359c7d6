import { JsonLd } from '@/components/site/frame/json-ld';
import { HistoryScreen } from '@/components/site/masters/history-screen';
import { hasPast, loadHistory } from '@/lib/content/masters/history';
import { getProgramme } from '@/lib/content/masters/programmes';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph';
import { masterHistoryMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';

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
  metadata: ({ master, history }) =>
    hasPast(history)
      ? masterHistoryMetadata(master)
      : unlistedMetadata(`Historique : ${master.name}`),
  show: async ({ master, history }) => {
    const { name, slug } = master;
    const crumbs = [
      ...trailTo('/masters'),
      { name, path: paths.master(slug) },
      { name: 'Historique', path: paths.masterHistory(slug) },
    ];
    return (
      <>
        <HistoryScreen master={master} history={history} crumbs={crumbs} />
        {hasPast(history) && (
          <JsonLd graph={pageGraph({ type: 'WebPage', name: `Historique : ${name}`, crumbs })} />
        )}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
