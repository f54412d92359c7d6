import type { Rows } from './rows';

export function UniversityFacts({ row, titleId }: { row: Rows['universities']; titleId: string }) {
  return (
    <>
      <h2 id={titleId} lang="fr" className="row-title">
        {row.name}
      </h2>
      <p lang="fr" className="row-text">
        {row.description}
      </p>
      <ul className="row-facts">
        <li>{row.cityName ? <span lang="fr">{row.cityName}</span> : 'Unknown City'}</li>
        <li>{row.programCount} programs</li>
        {row.websiteUrl && (
          <li className="min-w-0">
            <a href={row.websiteUrl} target="_blank" rel="noopener noreferrer" className="link">
              {URL.canParse(row.websiteUrl) ? new URL(row.websiteUrl).host : row.websiteUrl}
              <span className="sr-only"> (new tab)</span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
