import type { ReactNode } from 'react';
import { count, shortDate, shortMoment } from '@/components/admin/display/figures';
import { PublicationBadge } from '@/components/admin/display/publication';
import type { Sent } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { ListCards } from '@/lib/content/lists';
import { offerOf } from '@/lib/french/numbers';
import { staffLabelOf } from '@/lib/entities/choices';
import { publicationOf } from '@/lib/entities/published';
import type { ResourceName } from '@/lib/entities/resource';

export type Rows = { [K in ResourceName]: Sent<ListCards[K]> };
export type Row = Rows[ResourceName];

type Props = { name: ResourceName; row: Row; titleId: string };

/** What the card of a row says. */
export function ResourceFacts({ name, row, titleId }: Props) {
  const { badges, text, facts } = (TOLD[name] as (row: Row) => Told)(row);
  const words = (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={titleId} lang="fr" className="row-title">
          {rowName(row)}
        </h2>
        {badges}
      </div>
      {text !== undefined && (
        <p lang="fr" className="row-text">
          {text}
        </p>
      )}
      <ul className="row-facts">{facts.map((fact, at) => fact && <li key={at}>{fact}</li>)}</ul>
    </>
  );
  if (!('color' in row)) return words;
  return (
    <div className="flex gap-3">
      {/* `fill` is an attribute, because the CSP allows no inline style. */}
      <svg viewBox="0 0 1 1" className="swatch" role="img" aria-label={`Color ${row.color}`}>
        <rect width="1" height="1" fill={row.color} />
      </svg>
      <div className="min-w-0">{words}</div>
    </div>
  );
}

export function rowName(row: Row): string {
  if ('name' in row) return row.name;
  if ('publisher' in row) return row.publisher;
  return 'title' in row ? row.title : `${row.establishmentName} ${row.academicYear}`;
}

type Told = { badges?: ReactNode; text?: string; facts: readonly ReactNode[] };

const TOLD: { [K in ResourceName]: (row: Rows[K]) => Told } = {
  articles: ({ excerpt, author, categoryName, viewCount, likeCount, publishedAt, featured }) => ({
    badges: (
      <>
        <UnpublishedBadge publishedAt={publishedAt} />
        {featured && <Badge tone="green">Featured</Badge>}
      </>
    ),
    text: excerpt,
    facts: [
      author,
      inFrench(categoryName),
      count(viewCount, 'view'),
      count(likeCount, 'like'),
      publishedAt && publicationText(publishedAt),
    ],
  }),
  universities: ({ description, cityName, websiteUrl, ...offer }) => ({
    text: description,
    facts: [
      inFrench(cityName) ?? 'Unknown City',
      `${offerOf(offer)} programs`,
      websiteUrl && (
        <a href={websiteUrl} target="_blank" rel="noopener noreferrer" className="link">
          {URL.canParse(websiteUrl) ? new URL(websiteUrl).host : websiteUrl}
          <span className="sr-only"> (new tab)</span>
        </a>
      ),
    ],
  }),
  categories: placeTold,
  cities: placeTold,
  establishments: ({ acronym, universityName, cityName, programmeCount }) => ({
    facts: [
      inFrench(acronym),
      inFrench(universityName),
      inFrench(cityName) ?? 'Unknown City',
      count(programmeCount, 'published master'),
    ],
  }),
  programmes: ({ kind, publishedAt, verifiedOn, cityName, ...school }) => ({
    badges: <UnpublishedBadge publishedAt={publishedAt} />,
    facts: [
      staffLabelOf('programmeKind', kind),
      inFrench(school.establishmentAcronym ?? school.establishmentName),
      inFrench(cityName),
      verifiedOn ? `Verified on ${shortDate(verifiedOn)}` : 'Never verified',
    ],
  }),
  calls: ({ opensOn, closesOn }) => ({
    facts: [
      opensOn && `Opens on ${shortDate(opensOn)}`,
      closesOn ? `Closes on ${shortDate(closesOn)}` : 'No closing date',
    ],
  }),
  sources: ({ title, url, kind, date, state, factCount }) => ({
    text: title ?? url ?? '',
    facts: [
      staffLabelOf('sourceKind', kind),
      date,
      staffLabelOf('sourceState', state),
      count(factCount, 'fact'),
    ],
  }),
  rules: ({ text, field, sector, kind, rhythm }) => ({
    text,
    facts: [
      staffLabelOf('ruleField', field),
      sector && staffLabelOf('sector', sector),
      kind && staffLabelOf('programmeKind', kind),
      rhythm && staffLabelOf('rhythm', rhythm),
    ],
  }),
};

function placeTold({ description, slug }: Rows['cities']): Told {
  return { text: description, facts: [`Slug: ${slug}`] };
}

const inFrench = (name: string | null) => name && <span lang="fr">{name}</span>;

function UnpublishedBadge({ publishedAt }: { publishedAt: string | null }) {
  if (publicationOf(publishedAt) === 'published') return null;
  return <PublicationBadge publishedAt={publishedAt} />;
}

function publicationText(publishedAt: string): string {
  const isPublished = publicationOf(publishedAt) === 'published';
  return isPublished ? shortDate(publishedAt) : `Appears on ${shortMoment(publishedAt)}`;
}
