import { ButtonLink, LineLink, QuietLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { ReactNode } from 'react';
import { JsonLd, PageHeader } from '@/components/site/frame/site-page';
import type { Teaser } from '@/lib/content/teasers';
import type { TopicGuide } from '@/lib/content/reading/around-text';
import { crumbs, pageGraph } from '@/lib/seo/graph';
import { checkedLine } from '@/lib/texts/places';
import type { Topic } from '@/lib/texts/topics';
import type { Rendered } from '@/lib/markdown/markdown';
import { paths } from '@/lib/paths';
import { RelatedArticles } from '@/components/site/article/article-lists';
import { Reading } from '@/components/site/article/prose';
import { frenchSpaces } from '@/lib/french/typography';
import { absoluteUrl } from '@/lib/site';
import { Icon } from '@/components/site/kit/icon';

type Props = {
  topic: Topic;
  body: Rendered;
  guides: TopicGuide[];
  related: Teaser[];
  popular: Teaser[];
  aside?: ReactNode;
  /** What stands before the text. */
  first?: ReactNode;
};

export function TopicPage({ topic, body, guides, related, popular, aside, first }: Props) {
  const { slug, title, lead } = topic;
  const trail = crumbs({ name: 'Guides', path: paths.guides }, { name: title, path: `/${slug}` });
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead={lead}>
        {aside}
      </PageHeader>
      {first && <div className="wrap mb-12">{first}</div>}
      <Reading
        body={body}
        popular={popular}
        after={
          <>
            <TopicGuides guides={guides} />
            {related.length > 0 && <RelatedArticles teasers={related} />}
          </>
        }
      >
        <p className="mt-10 text-sm text-muted">{checkedLine(topic.checkedIn)}</p>
      </Reading>
      <JsonLd graph={pageGraph({ name: title, description: lead, crumbs: trail })} />
    </>
  );
}

function TopicGuides({ guides }: { guides: TopicGuide[] }) {
  return (
    <Section id="guides" title="Pour aller plus loin" className="no-print">
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
                  <LineLink href={href}>{frenchSpaces(name)}</LineLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A subscription keeps the dates up to date; a copy of the file does not. */
export function CalendarDownload() {
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <QuietLink href={paths.calls}>Les candidatures, établissement par établissement</QuietLink>
      <ButtonLink href={absoluteUrl(paths.calendarFile).replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar" />
        S’abonner dans mon agenda
      </ButtonLink>
      <a href={paths.calendarFile} download className="button button-quiet">
        Télécharger le fichier .ics
      </a>
    </p>
  );
}
