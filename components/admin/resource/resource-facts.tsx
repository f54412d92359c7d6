import type { ReactNode } from 'react';
import { count, shortDate, shortMoment } from '@/components/admin/display/figures';
import { PublicationBadge } from '@/components/admin/display/publication';
import type { Sent } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { ListCards } from '@/lib/content/list-card';
import { offerOf } from '@/lib/french/numbers';
import { staffLabelOf } from '@/lib/entities/choices';
import { publicationOf } from '@/lib/entities/published';
import type { ResourceName } from '@/lib/entities/resource';

export type Rows = { [K in ResourceName]: Sent<ListCards[K]> };
export type Row = Rows[ResourceName];

type Props<K extends ResourceName> = { row: Rows[K]; titleId: string };
type FactsOf = { [K in ResourceName]: (props: Props<K>) => ReactNode };

export function ResourceFacts({ name, ...props }: { name: ResourceName } & Props<ResourceName>) {
  const Facts = facts[name] as FactsOf[ResourceName] as (props: Props<ResourceName>) => ReactNode;
  return <Facts {...props} />;
}

export function rowName(row: Row): string {
  if ('publisher' in row && 'factCount' in row) return row.publisher;
  if ('title' in row) return row.title;
  return 'name' in row ? row.name : `${row.establishmentName} ${row.academicYear}`;
}

const facts = {
  articles: ArticleFacts,
  universities: UniversityFacts,
  categories: CategoryFacts,
  cities: CityFacts,
  establishments: EstablishmentFacts,
  programmes: ProgrammeFacts,
  calls: CallFacts,
  sources: SourceFacts,
  rules: RuleFacts,
} satisfies FactsOf;

function ArticleFacts({ row, titleId }: Props<'articles'>) {
  const { publishedAt } = row;
  const publication = publicationOf(publishedAt);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Title id={titleId} text={row.title} />
        {publication !== 'published' && <PublicationBadge publishedAt={publishedAt} />}
        {row.featured && <Badge tone="green">Featured</Badge>}
      </div>
      <Description text={row.excerpt} />
      <ul className="row-facts">
        <li>{row.author}</li>
        {row.categoryName && <li lang="fr">{row.categoryName}</li>}
        <li>{count(row.viewCount, 'view')}</li>
        <li>{count(row.likeCount, 'like')}</li>
        {publishedAt && publication === 'published' && <li>{shortDate(publishedAt)}</li>}
        {publishedAt && publication === 'scheduled' && (
          <li>Appears on {shortMoment(publishedAt)}</li>
        )}
      </ul>
    </>
  );
}

function UniversityFacts({ row, titleId }: Props<'universities'>) {
  return (
    <>
      <Title id={titleId} text={row.name} />
      <Description text={row.description} />
      <ul className="row-facts">
        <li>{row.cityName ? <span lang="fr">{row.cityName}</span> : 'Unknown City'}</li>
        <li>{offerOf(row)} programs</li>
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

function CategoryFacts({ row, titleId }: Props<'categories'>) {
  return (
    <div className="flex gap-3">
      {/* `fill` is an attribute, because the CSP allows no inline style. */}
      <svg viewBox="0 0 1 1" className="swatch" role="img" aria-label={`Color ${row.color}`}>
        <rect width="1" height="1" fill={row.color} />
      </svg>
      <div className="min-w-0">
        <CityFacts row={row} titleId={titleId} />
      </div>
    </div>
  );
}

function CityFacts({ row, titleId }: Props<'cities'>) {
  return (
    <>
      <Title id={titleId} text={row.name} />
      <Description text={row.description} />
      <p className="row-facts">Slug: {row.slug}</p>
    </>
  );
}

function EstablishmentFacts({ row, titleId }: Props<'establishments'>) {
  return (
    <>
      <Title id={titleId} text={row.name} />
      <ul className="row-facts">
        {row.acronym && <li lang="fr">{row.acronym}</li>}
        <li lang="fr">{row.universityName}</li>
        <li>{row.cityName ? <span lang="fr">{row.cityName}</span> : 'Unknown City'}</li>
        <li>{count(row.programmeCount, 'published master')}</li>
      </ul>
    </>
  );
}

function ProgrammeFacts({ row, titleId }: Props<'programmes'>) {
  const { publishedAt } = row;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Title id={titleId} text={row.name} />
        {publicationOf(publishedAt) !== 'published' && (
          <PublicationBadge publishedAt={publishedAt} />
        )}
      </div>
      <ul className="row-facts">
        <li>{staffLabelOf('programmeKind', row.kind)}</li>
        <li lang="fr">{row.establishmentAcronym ?? row.establishmentName}</li>
        {row.cityName && <li lang="fr">{row.cityName}</li>}
        <li>{row.verifiedOn ? `Verified on ${shortDate(row.verifiedOn)}` : 'Never verified'}</li>
      </ul>
    </>
  );
}

function CallFacts({ row, titleId }: Props<'calls'>) {
  return (
    <>
      <Title id={titleId} text={rowName(row)} />
      <ul className="row-facts">
        {row.opensOn && <li>Opens on {shortDate(row.opensOn)}</li>}
        <li>{row.closesOn ? `Closes on ${shortDate(row.closesOn)}` : 'No closing date'}</li>
      </ul>
    </>
  );
}

function SourceFacts({ row, titleId }: Props<'sources'>) {
  return (
    <>
      <Title id={titleId} text={row.publisher} />
      <Description text={row.title ?? row.url ?? ''} />
      <ul className="row-facts">
        <li>{staffLabelOf('sourceKind', row.kind)}</li>
        {row.date && <li>{row.date}</li>}
        <li>{staffLabelOf('sourceState', row.state)}</li>
        <li>{count(row.factCount, 'fact')}</li>
      </ul>
    </>
  );
}

function RuleFacts({ row, titleId }: Props<'rules'>) {
  return (
    <>
      <Title id={titleId} text={row.name} />
      <Description text={row.text} />
      <ul className="row-facts">
        <li>{staffLabelOf('ruleField', row.field)}</li>
        {row.sector && <li>{staffLabelOf('sector', row.sector)}</li>}
        {row.kind && <li>{staffLabelOf('programmeKind', row.kind)}</li>}
        {row.rhythm && <li>{staffLabelOf('rhythm', row.rhythm)}</li>}
      </ul>
    </>
  );
}

function Title({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} lang="fr" className="row-title">
      {text}
    </h2>
  );
}

function Description({ text }: { text: string }) {
  return (
    <p lang="fr" className="row-text">
      {text}
    </p>
  );
}
