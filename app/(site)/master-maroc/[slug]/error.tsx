'use client';

import { Missing } from '@/components/site/missing';
import { paths } from '@/lib/paths';

/** The specification gives a failed load the words of a missing article. */
export default function ArticleError() {
  return (
    <Missing
      title="Article non trouvé"
      text="L'article que vous recherchez n'existe pas."
      link={{ href: paths.news, name: 'Voir les articles' }}
    />
  );
}
