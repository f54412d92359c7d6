import { SourceScreen } from '@/components/site/masters/source-screen';
import { getSourcePage } from '@/lib/content/masters/source-page';
import { sourceTitle } from '@/lib/facts/words';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';

const page = entityPage({
  kind: 'source',
  load: getSourcePage,
  missing: {
    title: 'Source non trouvée',
    text: 'Aucun fait publié ne repose sur cette source.',
    link: { href: paths.mastersData, name: 'D’où viennent nos données' },
  },
  address: paths.source,
  metadata: (source) => unlistedMetadata(`Source : ${sourceTitle(source)}`),
  show: async (source) => {
    const { slug, title, publisher } = source;
    const crumbs = [
      ...trailTo('/masters/donnees'),
      { name: title ?? publisher, path: paths.source(slug) },
    ];
    return <SourceScreen source={source} crumbs={crumbs} />;
  },
});

export const { generateMetadata } = page;
export default page.Page;
