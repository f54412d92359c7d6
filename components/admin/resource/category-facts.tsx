import type { Rows } from './rows';

export function CategoryFacts({ row, titleId }: { row: Rows['categories']; titleId: string }) {
  return (
    <div className="flex gap-3">
      {/* A presentation attribute: the CSP allows no style attribute. */}
      <svg viewBox="0 0 1 1" className="swatch" role="img" aria-label={`Color ${row.color}`}>
        <rect width="1" height="1" fill={row.color} />
      </svg>
      <div className="min-w-0">
        <h2 id={titleId} lang="fr" className="row-title">
          {row.name}
        </h2>
        <p lang="fr" className="row-text">
          {row.description}
        </p>
        <p className="row-facts">Slug: {row.slug}</p>
      </div>
    </div>
  );
}
