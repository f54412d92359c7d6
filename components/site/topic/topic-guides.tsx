import type { TopicGuide } from '@/lib/content/topic';
import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section-heading';
import { SiteLink } from '@/components/site/kit/site-link';

/** The subjects of the guides, each with the articles that treat it. */
export function TopicGuides({ guides }: { guides: TopicGuide[] }) {
  return (
    <section aria-labelledby="guides" className="no-print">
      <SectionHeading id="guides">Pour aller plus loin</SectionHeading>
      <ul className="mt-2 divide-y divide-rule">
        {guides.map(({ title, description, links }) => (
          <li key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-2">
            <div>
              <h3 className="text-lg">{frenchSpaces(title)}</h3>
              <p className="mt-1 text-muted">{frenchSpaces(description)}</p>
            </div>
            <ul>
              {links.map(({ href, name }) => (
                <li key={href}>
                  <SiteLink href={href} className="link-line">
                    {frenchSpaces(name)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
