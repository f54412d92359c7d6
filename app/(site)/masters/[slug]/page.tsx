import { JsonLd } from '@/components/site/frame/site-page';
import { MasterScreen } from '@/components/site/masters/master-screen';
import { loadAroundMaster } from '@/lib/content/masters/master-page';
import { getProgramme } from '@/lib/content/masters/programmes';
import { loadPopular } from '@/lib/content/teasers';
import { todayInMorocco } from '@/lib/french/dates';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { isPublished } from '@/lib/entities/published';
import { masterNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { masterMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { entityPage, withPreviews } from '@/app/(site)/entity-page';
import '@/app/(site)/styles/who-says.css';

const load = withPreviews(getProgramme);

const page = entityPage({
  kind: 'programme',
  load,
  missing: {
    title: 'Master non trouvé',
    text: 'Cette fiche n’existe pas, ou n’est plus publiée.',
    link: { href: paths.masters, name: 'Voir tous les masters' },
  },
  address: paths.master,
  metadata: (master) =>
    isPublished(master) ? masterMetadata(master) : unlistedMetadata(master.name),
  show: async (master) => {
    const today = todayInMorocco();
    const [around, popular] = await Promise.all([loadAroundMaster(master, today), loadPopular()]);
    const isPreview = !isPublished(master);
    const { name, slug } = master;
    const crumbs = [...trailTo('/masters'), { name, path: paths.master(slug) }];
    const entity = masterNode(master, around.calls, today);
    return (
      <>
        <MasterScreen
          {...around}
          master={master}
          url={absoluteUrl(paths.master(slug))}
          isPreview={isPreview}
          popular={popular}
          today={today}
          crumbs={crumbs}
        />
        {!isPreview && <JsonLd graph={pageGraph({ name, crumbs, entity })} />}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
