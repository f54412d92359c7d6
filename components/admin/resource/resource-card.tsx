'use client';

import { type ComponentType, useId } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import type { Resource, ResourceName } from '@/lib/resources/resource';
import { ArticleFacts } from './article-facts';
import { CategoryFacts } from './category-facts';
import { CityFacts } from './city-facts';
import { publicationOf } from './publication';
import { type Row, type Rows, rowName } from './rows';
import { UniversityFacts } from './university-facts';

type Props = { resource: Resource; row: Row; onEdit: () => void; onRemove: () => void };

export function ResourceCard({ resource, row, onEdit, onRemove }: Props) {
  const titleId = useId();
  const name = rowName(row);
  const Facts = facts[resource.name] as ComponentType<{ row: Row; titleId: string }>;
  return (
    <li>
      <article aria-labelledby={titleId} className="row-card">
        <div className="row-main">
          <Facts row={row} titleId={titleId} />
        </div>
        <div className="row-actions">
          <PublicLink resource={resource} row={row} />
          <Button variant="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="secondary" aria-label={`Delete ${name}`} onClick={onRemove}>
            Delete
          </Button>
        </div>
      </article>
    </li>
  );
}

const facts: { [K in ResourceName]: ComponentType<{ row: Rows[K]; titleId: string }> } = {
  articles: ArticleFacts,
  universities: UniversityFacts,
  categories: CategoryFacts,
  cities: CityFacts,
};

/** To the public page, or to its preview while visitors cannot see it. */
function PublicLink({ resource, row }: { resource: Resource; row: Row }) {
  const isPublic = !('publishedAt' in row) || publicationOf(row.publishedAt) === 'published';
  const href = isPublic ? `${resource.publicPath}/${row.slug}` : paths.preview(row.slug);
  const label = isPublic ? 'View' : 'Preview';
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="button button-quiet"
      aria-label={`${label} ${rowName(row)} (new tab)`}
    >
      {label}
    </a>
  );
}
