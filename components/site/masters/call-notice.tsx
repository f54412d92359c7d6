import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/site/kit/links';
import { frenchDay } from '@/lib/french/dates';
import { type Call, callFactTexts } from '@/lib/entities/call';
import {
  type CallKind,
  callHeadline,
  callHint,
  callState,
  calledFor,
  hasDay,
} from '@/lib/editorial/masters/call-state';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Icon, type IconName } from '@/components/site/kit/icon';

type NoticeProps = { kind: CallKind; icon: IconName; title: string; children: ReactNode };

function Notice({ kind, icon, title, children }: NoticeProps) {
  return (
    <section
      aria-labelledby="candidatures"
      data-call={icon === 'calendar' ? kind : undefined}
      className={`rounded-card border-l-4 px-5 py-4 sm:px-6 sm:py-5 ${LOOK[kind]}`}
    >
      <h2
        id="candidatures"
        className="flex items-start gap-2.5 font-sans text-lg font-semibold tracking-normal"
      >
        <Icon name={icon} className="mt-1 size-5" />
        {frenchSpaces(title)}
      </h2>
      {children}
    </section>
  );
}

/** Instead of the calls of its establishment, for a master that takes nobody. */
export function ClosedNotice({ words }: { words: string }) {
  return (
    <Notice kind="clos" icon="warning" title={`${words}, selon nos sources`}>
      <p className="mt-2 text-muted">
        {frenchSpaces('Les avis de son établissement ne valent donc pas pour ce master.')}
      </p>
    </Notice>
  );
}

type Props = {
  calls: readonly Call[];
  applyUrl: string | null;
  isOwnDiploma?: boolean;
  today: string;
};

/** Whether candidates can apply today, and where. */
export function CallNotice({ calls, applyUrl, isOwnDiploma, today }: Props) {
  const state = callState(calls, today);
  const { kind, call } = state;
  const platform = call?.applyUrl ?? applyUrl;
  const hint = callHint(state);
  const whom = call && calledFor(call, isOwnDiploma);
  return (
    <Notice kind={kind} icon="calendar" title={callHeadline(state)}>
      {hint && <p className="mt-2 text-muted">{frenchSpaces(hint)}</p>}
      {whom && <p className="mt-2">{frenchSpaces(whom)}</p>}
      {call &&
        callFactTexts(call).map((text) => (
          <p key={text} className="mt-2">
            {frenchSpaces(text)}
          </p>
        ))}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {platform && (
          <ExternalLink href={platform} className={kind === 'ouvert' ? 'button my-2' : 'link-line'}>
            {kind === 'ouvert' ? 'Candidater sur la plateforme' : 'Plateforme de candidature'}
          </ExternalLink>
        )}
        {call && hasDay(state, today) && (
          <a
            href={paths.callsFileOf(call.establishmentSlug)}
            download
            rel="nofollow"
            className="link-line no-print"
          >
            Noter dans mon agenda
          </a>
        )}
        <a href={paths.calls} className="link-line no-print">
          Toutes les candidatures
        </a>
      </p>
      {call && <NoticeSource call={call} />}
    </Notice>
  );
}

const LOOK: Record<CallKind, string> = {
  ouvert: 'border-brand bg-brand-soft',
  'a-venir': 'border-brand bg-brand-soft',
  'sans-date': 'border-edge bg-surface',
  clos: 'border-edge bg-surface',
  aucun: 'border-edge bg-surface',
};

function NoticeSource({ call: { academicYear, source } }: { call: Call }) {
  return (
    <p className="mt-1 text-sm text-muted">
      Avis {academicYear}
      {'\u00a0'}:{' '}
      <ExternalLink href={source.url} className="link">
        {frenchSpaces(source.publisher)}
      </ExternalLink>
      {source.publishedOn && `, ${frenchDay(source.publishedOn)}`}
    </p>
  );
}
