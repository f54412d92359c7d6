import { Badge } from '@/components/ui/badge';
import { count, shortDate, shortMoment } from '@/components/admin/list/formats';
import { publicationOf } from '@/lib/resources/published';
import type { Rows } from './rows';

export function ArticleFacts({ row, titleId }: { row: Rows['articles']; titleId: string }) {
  const publication = publicationOf(row.publishedAt);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={titleId} lang="fr" className="row-title">
          {row.title}
        </h2>
        {publication === 'draft' && <Badge tone="amber">Draft</Badge>}
        {publication === 'scheduled' && <Badge tone="blue">Scheduled</Badge>}
        {row.featured && <Badge tone="green">Featured</Badge>}
      </div>
      <p lang="fr" className="row-text">
        {row.excerpt}
      </p>
      <ul className="row-facts">
        <li>{row.author}</li>
        {row.categoryName && <li lang="fr">{row.categoryName}</li>}
        <li>{count(row.viewCount, 'view')}</li>
        <li>{count(row.likeCount, 'like')}</li>
        {row.publishedAt && publication === 'published' && <li>{shortDate(row.publishedAt)}</li>}
        {row.publishedAt && publication === 'scheduled' && (
          <li>Appears on {shortMoment(row.publishedAt)}</li>
        )}
      </ul>
    </>
  );
}
