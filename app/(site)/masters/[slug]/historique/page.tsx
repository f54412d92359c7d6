import { HistoryScreen } from '@/components/site/masters/history-screen';
import { loadHistory } from '@/lib/content/masters/history';
import { getProgramme } from '@/lib/content/masters/programmes';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';
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
  // The page of the master stands for it in search engines.
  metadata: ({ master }) => unlistedMetadata(`Historique : ${master.name}`),
  show: async ({ master, history }) => {
    const { name, slug } = master;
    const crumbs = [
      ...trailTo('/masters'),
      { name, path: paths.master(slug) },
      { name: 'Historique', path: paths.masterHistory(slug) },
    ];
    return <HistoryScreen master={master} history={history} crumbs={crumbs} />;
  },
});

export const { generateMetadata } = page;
export default page.Page;
