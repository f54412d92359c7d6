import { JsonLd } from '@/components/site/frame/json-ld';
import { AboutScreen } from '@/components/site/pages/about-screen';
import { PageHeader } from '@/components/site/frame/page-header';
import { crumbs } from '@/lib/seo/graph';
import { about } from '@/lib/texts/about';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { pageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Qui sommes-nous';

export const generateMetadata = () =>
  pageMetadata({
    title: TITLE,
    description: about.metaDescription,
    path: paths.about,
    keywords: ['qui sommes-nous', 'équipe éditoriale', 'guide master Maroc'],
  });

export default function AboutPage() {
  const trail = crumbs({ name: TITLE, path: paths.about });
  return (
    <>
      <PageHeader crumbs={trail} title={TITLE} lead={about.lead} />
      <AboutScreen />
      <JsonLd
        graph={collectionGraph({
          type: 'AboutPage',
          name: TITLE,
          description: about.lead,
          crumbs: trail,
        })}
      />
    </>
  );
}
