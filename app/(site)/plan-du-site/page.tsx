import { LineLink } from '@/components/site/kit/links';
import { SitePage } from '@/components/site/frame/site-page';
import { listEstablishments } from '@/lib/content/masters/establishments';
import { type Link, sitePlanGroups } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { staticMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => staticMetadata('/plan-du-site');

export default async function SitePlanPage() {
  const schools = await schoolLinks();
  return (
    <SitePage address="/plan-du-site" type="WebPage">
      <div className="wrap grid gap-10 sm:grid-cols-3">
        {sitePlanGroups.map(({ title, links }) => (
          <section key={title} className="border-t border-ink pt-4">
            <h2 className="text-2xl">{title}</h2>
            <ul className="mt-2">{links.map(lineOf)}</ul>
          </section>
        ))}
        {schools.length > 0 && (
          <section className="border-t border-ink pt-4 sm:col-span-3">
            <h2 className="text-2xl">Facultés et écoles</h2>
            <ul className="mt-2 gap-x-10 sm:columns-3">{schools.map(lineOf)}</ul>
          </section>
        )}
      </div>
    </SitePage>
  );
}

/** From here every master is two steps away. */
async function schoolLinks(): Promise<Link[]> {
  const all = await listEstablishments();
  const french = new Intl.Collator('fr', { numeric: true });
  return all
    .filter(({ masterCount }) => masterCount > 0)
    .map(({ name, acronym, slug, universitySlug }) => ({
      name: acronym ?? name,
      href: paths.establishment(universitySlug, slug),
    }))
    .sort((one, other) => french.compare(one.name, other.name));
}

function lineOf({ href, name }: Link) {
  return (
    <li key={href}>
      <LineLink href={href}>{name}</LineLink>
    </li>
  );
}
