import { SitePage } from '@/components/site/frame/site-page';
import { sitePlanGroups } from '@/lib/pages';
import { staticMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => staticMetadata('/plan-du-site');

export default function SitePlanPage() {
  return (
    <SitePage address="/plan-du-site" type="WebPage">
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
    </SitePage>
  );
}
