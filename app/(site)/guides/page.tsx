import { SitePage } from '@/components/site/frame/site-page';
import { type Stat, Stats } from '@/components/site/kit/section';
import { GuideGroupSection, QuickLinks } from '@/components/site/pages/guides-screen';
import { staticMetadata } from '@/lib/seo/metadata';
import { guideGroups } from '@/lib/texts/topics';

const STATS: readonly Stat[] = [
  { value: '20+', label: 'Guides', isForShow: true },
  { value: '5000+', label: 'Étudiants aidés', isForShow: true },
  { value: '100%', label: 'Gratuit' },
  { value: '2025', label: 'Édition', isForShow: true },
];

export const generateMetadata = () => staticMetadata('/guides');

export default function GuidesPage() {
  return (
    <SitePage address="/guides">
      <div className="wrap space-y-16">
        <Stats stats={STATS} label="Les guides en chiffres" />
        {guideGroups.map((group) => (
          <GuideGroupSection key={group.slug} group={group} />
        ))}
        <QuickLinks />
      </div>
    </SitePage>
  );
}
