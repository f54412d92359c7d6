import { JsonLd } from '@/components/site/frame/json-ld';
import { MasterScreen } from '@/components/site/masters/master-screen';
import { currentReader } from '@/lib/auth/session/current-user';
import { loadAroundMaster } from '@/lib/content/masters/master-page';
import { getProgramme } from '@/lib/content/masters/programmes';
import { loadPopular } from '@/lib/content/teaser-lists';
import { todayInMorocco } from '@/lib/french/dates';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { isPublished } from '@/lib/entities/published';
import { entityId } from '@/lib/seo/entities';
import { breadcrumbList, graph, organization, webPage } from '@/lib/seo/graph';
import { masterMetadata, masterNode } from '@/lib/seo/masters';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';

const page = entityPage({
  kind: 'programme',
  // What is published is the same for everybody, so the session is read only for the rest.
  load: async (slug) => {
    const master = await getProgramme(slug);
    if (master || (await currentReader()) === 'visitor') return master;
    return getProgramme(slug, 'staff');
  },
  missing: {
    title: 'Master non trouvé',
    text: 'Cette fiche n’existe pas, ou n’est plus publiée.',
    link: { href: paths.masters, name: 'Voir tous les masters' },
  },
  address: paths.master,
  metadata: (master) =>
    isPublished(master) ? masterMetadata(master) : unlistedMetadata(master.name),
  show: async (master) => {
    const [around, popular] = await Promise.all([loadAroundMaster(master), loadPopular()]);
    const isPreview = !isPublished(master);
    const today = todayInMorocco();
    const { name, slug } = master;
    const path = paths.master(slug);
    const crumbs = [...trailTo('/masters'), { name, path }];
    return (
      <>
        <MasterScreen {...around} {...{ master, isPreview, popular, today, crumbs }} />
        {!isPreview && (
          <JsonLd
            graph={graph(
              organization(),
              webPage({ path, name, crumbs, mainEntity: entityId(path) }),
              masterNode(master, around.calls, today),
              breadcrumbList(path, crumbs),
            )}
          />
        )}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
