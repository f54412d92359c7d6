import { CardLink } from '@/components/site/kit/links';
import type { ReactNode } from 'react';
import type { Teaser } from '@/lib/content/teasers';
import { viewsInThousands } from '@/lib/french/numbers';

type Props = { popular: Teaser[]; children: ReactNode };

export function WithSidebar({ popular, children }: Props) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0 space-y-16">{children}</div>
      <Sidebar popular={popular} />
    </div>
  );
}

function Sidebar({ popular }: { popular: Teaser[] }) {
  return (
    <aside aria-label="À lire aussi" className="no-print space-y-10">
      <AdSlot height={250} />
      <section aria-labelledby="populaires">
        <h2 id="populaires" className="border-t border-ink pt-3 text-xl">
          Articles populaires
        </h2>
        <ol className="mt-1 divide-y divide-rule">
          {popular.map((teaser, index) => (
            <li key={teaser.title} className="card grid grid-cols-[2rem_1fr] gap-2 py-4">
              <span aria-hidden className="font-display text-2xl leading-none text-brand-ink">
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
                  <CardLink href={teaser.href}>{teaser.title}</CardLink>
                </h3>
                <p className="meta mt-1">{viewsInThousands(teaser.viewCount)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <AdSlot height={200} />
    </aside>
  );
}

/** Has the size of the advertisement to come, so that nothing moves then. */
function AdSlot({ height }: { height: 250 | 200 }) {
  return (
    <div
      aria-hidden
      data-ad={`300x${height}`}
      className={`no-print grid w-[300px] max-lg:mx-auto max-w-full grid-rows-2 justify-items-center border border-dashed border-rule text-xs text-muted ${height === 250 ? 'h-[250px]' : 'h-[200px]'}`}
    >
      <span className="self-end">Publicité</span>
      <span>300 × {height}</span>
    </div>
  );
}
