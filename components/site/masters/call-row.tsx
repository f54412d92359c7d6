import type { EstablishmentCall } from '@/lib/content/masters/calls-page';
import { NO_CLOSING, callLine, namedMasters } from '@/lib/editorial/masters/call-state';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import { Icon } from '@/components/site/kit/icon';

/** An establishment, and when one applies there. */
export function CallRow({ row }: { row: EstablishmentCall }) {
  const { establishment, name, state, hasDay } = row;
  const { cityName, universitySlug, establishmentSlug } = establishment;
  const { kind, call } = state;
  const platform = call?.applyUrl ?? establishment.establishmentApplyUrl;
  const isAhead = kind === 'ouvert' || kind === 'a-venir';
  return (
    <li className="card flex items-center gap-4 border-b border-rule py-2.5">
      <div className="min-w-0 grow">
        <a
          href={paths.establishment(universitySlug, establishmentSlug)}
          className="card-link font-semibold"
        >
          {frenchSpaces(name)}
        </a>
        {cityName && !name.includes(cityName) && (
          <span className="text-muted">, {frenchSpaces(cityName)}</span>
        )}
        <p className="text-sm text-muted">{frenchSpaces(callLine(state))}</p>
        {call && !call.isForAll && call.programmes.length > 0 && (
          <p className="text-sm">{frenchSpaces(`Pour ${namedMasters(call.programmes)}`)}</p>
        )}
      </div>
      <div className="no-print flex shrink-0 flex-col text-sm sm:flex-row sm:gap-5">
        {isAhead && platform && (
          <ExternalLink
            href={platform}
            label={`Plateforme de candidature, ${name}`}
            className="link-line card-above"
          >
            Plateforme
          </ExternalLink>
        )}
        {hasDay && (
          <a
            href={paths.callsFileOf(establishmentSlug)}
            download
            rel="nofollow"
            aria-label={`Agenda, ${name}`}
            className="link-line card-above"
          >
            <Icon name="calendar" />
            Agenda
          </a>
        )}
      </div>
    </li>
  );
}

/** What closes next; in the quiet months, when to look again. */
export function NextClosings({ rows }: { rows: readonly EstablishmentCall[] }) {
  const link = { href: paths.calls, name: 'Où et quand candidater' };
  return (
    <Section id="clotures" title="Prochaines clôtures" link={link}>
      {rows.length === 0 && <p className="mt-3 max-w-2xl">{frenchSpaces(NO_CLOSING)}</p>}
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {rows.map((row) => (
          <CallRow key={row.establishment.id} row={row} />
        ))}
      </ul>
    </Section>
  );
}
