import { JsonLd } from '@/components/site/frame/json-ld';
import { PageHeader } from '@/components/site/frame/page-header';
import { crumbs } from '@/lib/seo/graph';
import { sitePlanGroups } from '@/lib/editorial/navigation';
import { staticPages } from '@/lib/editorial/static-pages';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { staticMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => staticMetadata(paths.sitePlan);

export default function SitePlanPage() {
  const { h1, lead } = staticPages[paths.sitePlan];
  const trail = crumbs({ name: h1, path: paths.sitePlan });
  return (
    <>
      <PageHeader crumbs={trail} title={h1} lead={lead} />
      <div className="wrap grid gap-10 sm:grid-cols-3">
        {sitePlanGroups.map(({ title, links }) => (
          <section key={title} className="border-t border-ink pt-4">
            <h2 className="text-2xl">{title}</h2>
            <ul className="mt-2">
              {links.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className="link-line">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <JsonLd
        graph={collectionGraph({ type: 'WebPage', name: h1, description: lead, crumbs: trail })}
      />
    </>
  );
}
