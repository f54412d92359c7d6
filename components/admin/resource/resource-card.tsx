import type { ReactNode } from 'react';
import {
  PublicLink,
  PublicationBadge,
  count,
  shortDate,
  shortMoment,
} from '@/components/admin/display/shown';
import { RowAction, RowCard } from '@/components/admin/list/list-view';
import { SelectBox, type Selection } from '@/components/admin/list/selection';
import type { Sent } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { ListCards } from '@/lib/content/lists';
import { offerOf } from '@/lib/french/numbers';
import { staffLabelOf } from '@/lib/entities/choices';
import { publicationOf } from '@/lib/entities/published';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import { uploadedPicture } from '@/lib/media/picture-name';

export type Rows = { [K in ResourceName]: Sent<ListCards[K]> };
export type Row = Rows[ResourceName];

type Props = {
  resource: Resource;
  row: Row;
  /** Absent where nothing can be done to many rows at once. */
  selection?: Selection;
  onEdit: () => void;
  onRemove: () => void;
};

export function ResourceCard({ resource, row, selection, onEdit, onRemove }: Props) {
  const { badges, text, facts } = (TOLD[resource.name] as (row: Row) => Told)(row);
  const name = rowName(row);
  return (
    <RowCard
      title={name}
      lang="fr"
      before={
        <>
          {selection && <SelectBox selection={selection} row={{ id: row.id, name }} />}
          <Picture row={row} />
        </>
      }
      badges={badges}
      text={
        text !== undefined && (
          <p lang="fr" className="row-text">
            {text}
          </p>
        )
      }
      facts={facts}
      actions={
        <>
          <PublicLink resource={resource} row={row} name={name} />
          <RowAction verb="Edit" onClick={onEdit} />
          <RowAction verb="Delete" onClick={onRemove} />
        </>
      }
      onOpen={onEdit}
    />
  );
}

/** Of our own pictures alone: another host would learn who works here, and when. */
function Picture({ row }: { row: Row }) {
  if ('color' in row) {
    return (
      // `fill` is an attribute, because the CSP allows no inline style.
      <svg viewBox="0 0 1 1" className="swatch" role="img" aria-label={`Color ${row.color}`}>
        <rect width="1" height="1" fill={row.color} />
      </svg>
    );
  }
  if (!('imageUrl' in row)) return null;
  const picture = row.imageUrl ? uploadedPicture(row.imageUrl) : undefined;
  if (!picture) return <span className="thumbnail" aria-hidden />;
  const smallest = picture.srcSet.split(' ')[0];
  return <img src={smallest} alt="" loading="lazy" decoding="async" className="thumbnail" />;
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
  establishments: ({ acronym, universityName, cityName, masterCount }) => ({
    facts: [
      inFrench(acronym),
      inFrench(universityName),
      inFrench(cityName) ?? 'Unknown City',
      count(masterCount, 'published master'),
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
