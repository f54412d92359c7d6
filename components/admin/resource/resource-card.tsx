'use client';

import { type ComponentType, useId } from 'react';
import { Button } from '@/components/ui/button';
import type { Resource, ResourceName } from '@/lib/resources/resource';
import { ArticleFacts } from './article-facts';
import { CategoryFacts } from './category-facts';
import { CityFacts } from './city-facts';
import { PublicLink } from './public-link';
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
          <PublicLink resource={resource} row={row} name={name} />
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
