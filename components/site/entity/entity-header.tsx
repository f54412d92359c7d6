import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/graph';
import { tintClass } from '@/lib/colour/color';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/page-header';
import { Cover } from '@/components/site/cover/cover';
import { Paragraphs, type Stat, Stats } from '@/components/site/kit/section';

type Props = {
  crumbs: readonly Crumb[];
  kind: string;
  title: string;
  lead?: string;
  seed: string;
  color?: string;
  stats: readonly Stat[];
  children?: ReactNode;
};

export function EntityHeader(props: Props) {
  const { crumbs, kind, title, lead, seed, color, stats, children } = props;
  return (
    <div className={`mb-12 border-t-4 border-tint bg-tint-soft sm:mb-16 ${tintClass(color)}`}>
      <div className="wrap pt-3 pb-10 sm:pb-12">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
          <div>
            <p className="badge">{kind}</p>
            <h1 className="mt-4 text-4xl sm:text-5xl">{frenchSpaces(title)}</h1>
            {lead && <Paragraphs text={lead} className="mt-5 max-w-2xl text-lg" />}
            {children}
          </div>
          <Cover seed={seed} className="max-lg:max-h-40" />
        </div>
        <div className="mt-10">
          <Stats stats={stats} label="En bref" />
        </div>
      </div>
    </div>
  );
}
