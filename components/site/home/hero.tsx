import { crumbs } from '@/lib/seo/graph';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/page-header';
import { Cover } from '@/components/site/cover/cover';
import { SiteLink } from '@/components/site/kit/site-link';
import { Stats } from '@/components/site/kit/section';

const STATS = [
  { value: '200+', label: 'Masters' },
  { value: '50+', label: 'Universités partenaires' },
  { value: '15', label: 'Villes' },
  { value: '10k+', label: 'Étudiants aidés' },
];

export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="wrap pt-3 pb-14 sm:pb-20">
      <Breadcrumb crumbs={crumbs()} />
      <div className="mt-4 grid items-center gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <h1 className="text-[2.75rem] leading-[1.04] sm:text-6xl lg:text-[4.25rem]">{title}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted sm:text-xl">{frenchSpaces(lead)}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <SiteLink href={paths.categories} className="button">
              Explorer les spécialisations
            </SiteLink>
            <SiteLink href={paths.universities} className="button button-quiet">
              Voir les universités
            </SiteLink>
          </div>
        </div>
        <Cover seed="khatam" className="max-h-64 lg:max-h-none" />
      </div>
      <div className="mt-12 sm:mt-16">
        <Stats stats={STATS} label="Le guide en chiffres" />
      </div>
    </div>
  );
}
