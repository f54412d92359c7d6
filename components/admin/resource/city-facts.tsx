import type { Rows } from './rows';

export function CityFacts({ row, titleId }: { row: Rows['cities']; titleId: string }) {
  return (
    <>
      <h2 id={titleId} lang="fr" className="row-title">
        {row.name}
      </h2>
      <p lang="fr" className="row-text">
        {row.description}
      </p>
      <p className="row-facts">Slug: {row.slug}</p>
    </>
  );
}
