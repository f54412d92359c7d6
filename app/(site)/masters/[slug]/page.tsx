import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd } from '@/components/site/frame/json-ld';
import { MasterScreen } from '@/components/site/masters/master-screen';
import { currentReader } from '@/lib/auth/session/current-user';
import { loadAroundMaster } from '@/lib/content/masters/master-page';
import { getProgramme } from '@/lib/content/masters/programmes';
import { loadPopular } from '@/lib/content/teaser-lists';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { isPublished } from '@/lib/resources/published';
import { entityId } from '@/lib/seo/entities';
import { breadcrumbList, crumbs, graph, organization, webPage } from '@/lib/seo/graph';
import { masterMetadata, masterNode } from '@/lib/seo/masters';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing } from '@/app/(site)/missing-entity';

type Props = { params: Promise<{ slug: string }> };

const NOT_FOUND = 'Master non trouvé';
/** What is published is the same for everybody, so the session is read only for the rest. */
const load = cache(async (slug: string) => {
  const master = await getProgramme(slug);
  if (master || (await currentReader()) === 'visitor') return master;
  return getProgramme(slug, 'staff');
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const master = await load((await params).slug);
  return master && isPublished(master)
    ? masterMetadata(master)
    : unlistedMetadata(master?.name ?? NOT_FOUND);
}

export default async function MasterPage({ params }: Props) {
  const { slug } = await params;
  const master = await load(slug);
  if (!master) {
    const missing = await answerMissing('programme', slug, paths.master);
    return (
      <Missing
        {...missing}
        title={NOT_FOUND}
        text="Cette fiche n’existe pas, ou n’est plus publiée."
        link={{ href: paths.masters, name: 'Voir tous les masters' }}
      />
    );
  }
  const [around, popular] = await Promise.all([loadAroundMaster(master), loadPopular()]);
  const isPreview = !isPublished(master);
  const today = todayInMorocco();
  const { name } = master;
  const path = paths.master(slug);
  const trail = crumbs({ name: 'Masters', path: paths.masters }, { name, path });
  return (
    <>
      <MasterScreen {...around} {...{ master, isPreview, popular, today }} crumbs={trail} />
      {!isPreview && (
        <JsonLd
          graph={graph(
            organization(),
            webPage({ path, name, crumbs: trail, mainEntity: entityId(path) }),
            masterNode(master, around.calls, today),
            breadcrumbList(path, trail),
          )}
        />
      )}
    </>
  );
}
