import type { EstablishmentCall } from '@/lib/content/masters/calls-page';
import { watchDay } from '@/lib/editorial/masters/call-state';
import { callLine, namedMasters } from '@/lib/editorial/masters/call-text';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/external-link';
import { Icon } from '@/components/site/kit/icon';

type Props = { row: EstablishmentCall; today: string };

/** An establishment, and when one applies there. */
export function CallRow({ row: { establishment, name, state }, today }: Props) {
  const { cityName, universitySlug, establishmentSlug } = establishment;
  const { kind, call } = state;
  const platform = call?.applyUrl ?? establishment.establishmentApplyUrl;
  const isAhead = kind === 'ouvert' || kind === 'a-venir';
  const hasDay = Boolean(call?.closesOn) || watchDay(state, today) !== undefined;
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
        {isAhead && platform && (
          <ExternalLink
            href={platform}
            label={`Plateforme de candidature, ${name}`}
            className="link-line card-above"
          >
            Plateforme de candidature
          </ExternalLink>
        )}
      </div>
      {hasDay && (
        <a
          href={paths.callsFileOf(establishmentSlug)}
          download
          rel="nofollow"
          aria-label={`Agenda, ${name}`}
          className="link-line card-above no-print shrink-0 text-sm"
        >
          <Icon name="calendar" />
          Agenda
        </a>
      )}
    </li>
  );
}
