import type { Programme } from '@/lib/content/masters/programmes';
import { frenchDay } from '@/lib/editorial/masters/call-state';
import { labelOf } from '@/lib/editorial/masters/labels';
import { ageWarning, newestDate, sourceDate } from '@/lib/editorial/masters/source-age';
import { isNational } from '@/lib/editorial/masters/worth';
import { frenchSpaces } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';
import { Icon } from '@/components/site/kit/icon';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { master: Programme; today: string };

/** Where each fact of the page stands, and how far it can be believed today. */
export function Sources({ master, today }: Props) {
  const { sources, kind, universityStatus, verifiedOn } = master;
  const national = isNational(kind, universityStatus);
  const warning = ageWarning(sources, { isNational: national, today });
  const newest = newestDate(sources);
  return (
    <section aria-labelledby="sources">
      <SectionHeading id="sources">D’où viennent ces informations</SectionHeading>
      {warning && (
        <p className="mt-4 flex max-w-2xl items-start gap-2.5 rounded-card bg-surface px-4 py-3">
          <Icon name="warning" className="mt-1 size-5" />
          <span>{frenchSpaces(warning)}</span>
        </p>
      )}
      <ol className="mt-4 max-w-2xl divide-y divide-rule">
        {sources.map((source, index) => (
          <Source key={index} source={source} />
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">
        {verifiedOn
          ? `Vérifié par l’équipe le ${frenchDay(verifiedOn)}.`
          : frenchSpaces(
              `Fiche établie d’après ces sources, pas encore revérifiée par l’équipe${newest ? ` ; la plus récente date de ${newest.slice(0, 4)}` : ''}.`,
            )}
      </p>
    </section>
  );
}

function Source({ source }: { source: Programme['sources'][number] }) {
  const { publisher, title, url, date, kind } = source;
  const name = frenchSpaces(title ?? publisher);
  return (
    <li className="py-3">
      {url ? (
        <ExternalLink href={url} className="link font-semibold">
          {name}
        </ExternalLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="mt-0.5 block text-sm text-muted">
        {title && `${frenchSpaces(publisher)}, `}
        {labelOf('sourceKind', kind)}, {date ? sourceDate(date) : 'sans date'}
      </span>
    </li>
  );
}
