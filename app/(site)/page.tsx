import { JsonLd, WithSidebar } from '@/components/site/frame/site-page';
import {
  FeaturedArticles,
  Hero,
  LatestArticles,
  PopularUniversities,
  Tiles,
} from '@/components/site/home/home-screen';
import { NextClosings } from '@/components/site/masters/call-row';
import { Newsletter } from '@/components/site/newsletter/newsletter';
import { loadNextClosings } from '@/lib/content/masters/calls-page';
import { loadOffered } from '@/lib/content/masters/directory';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { loadHome } from '@/lib/content/teasers';
import { isDigestOffered } from '@/lib/mail/newsletter/subjects';
import { isConfirmationAsked } from '@/lib/site';
import { homeGraph } from '@/lib/seo/graph';
import { staticMetadata } from '@/lib/seo/metadata';
import { pageText } from '@/lib/texts/pages';

const CLOSINGS = 4;

export const generateMetadata = () => staticMetadata('/');

export default async function HomePage() {
  const [home, offered, settings, closings, hasSubjects] = await Promise.all([
    loadHome(),
    loadOffered(),
    loadSiteSettings(),
    loadNextClosings(CLOSINGS),
    isDigestOffered(),
  ]);
  const { featured, latest, popular, universities } = home;
  const { h1, lead } = pageText('/');
  const shown = [...featured, ...latest, ...popular];
  const items = listed(shown.filter(({ isSample }) => !isSample));
  return (
    <>
      <Hero title={h1} lead={lead} offered={offered} />
      <WithSidebar popular={popular}>
        {closings.length > 0 && <NextClosings rows={closings} />}
        {featured.length > 0 && <FeaturedArticles teasers={featured} />}
        <Tiles />
        <LatestArticles teasers={latest} isAlone={featured.length === 0} />
        {universities.length > 0 && <PopularUniversities universities={universities} />}
      </WithSidebar>
      <Newsletter isConfirmed={isConfirmationAsked()} hasSubjects={hasSubjects} />
      <JsonLd graph={homeGraph({ name: h1, description: lead, list: items, settings })} />
    </>
  );
}

function listed(teasers: { href: string; title: string }[]) {
  return [
    ...new Map(teasers.map(({ href, title }) => [href, { path: href, name: title }])).values(),
  ];
}
