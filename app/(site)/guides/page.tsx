import { JsonLd } from '@/components/site/frame/json-ld';
import { GuideGroupSection, QuickLinks } from '@/components/site/pages/guides-screen';
import { PageHeader } from '@/components/site/frame/page-header';
import { type Stat, Stats } from '@/components/site/kit/section';
import { crumbs } from '@/lib/seo/graph';
import { guideGroups } from '@/lib/texts/topics';
import { staticPages } from '@/lib/editorial/static-pages';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { staticMetadata } from '@/lib/seo/metadata';

const STATS: readonly Stat[] = [
  { value: '20+', label: 'Guides', isForShow: true },
  { value: '5000+', label: 'Étudiants aidés', isForShow: true },
  { value: '100%', label: 'Gratuit' },
  { value: '2025', label: 'Édition', isForShow: true },
];

export const generateMetadata = () => staticMetadata(paths.guides);

export default function GuidesPage() {
  const { h1, lead } = staticPages[paths.guides];
  const trail = crumbs({ name: 'Guides', path: paths.guides });
  return (
    <>
      <PageHeader crumbs={trail} title={h1} lead={lead} />
      <div className="wrap space-y-16">
        <Stats stats={STATS} label="Les guides en chiffres" />
        {guideGroups.map((group) => (
          <GuideGroupSection key={group.slug} group={group} />
        ))}
        <QuickLinks />
      </div>
      <JsonLd graph={collectionGraph({ name: h1, description: lead, crumbs: trail })} />
    </>
  );
}
