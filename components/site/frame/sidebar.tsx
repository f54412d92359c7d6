import type { Teaser } from '@/lib/content/teasers';
import { viewsInThousands } from '@/lib/french/numbers';
import { AdSlot } from './ad-slot';
import { SiteLink } from '@/components/site/kit/site-link';

/** Beside the text on large screens, below it on small ones. */
export function Sidebar({ popular }: { popular: Teaser[] }) {
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
                  <SiteLink href={teaser.href} className="card-link">
                    {teaser.title}
                  </SiteLink>
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
