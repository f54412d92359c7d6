import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import type { Preferences as Kept } from '@/lib/newsletter/preferences';

type Fact = [label: string, value: string];

/** Every column of the row, in words. */
export function KeptFacts({ kept }: { kept: Kept }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
      {factsOf(kept).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="font-semibold max-sm:mt-2">{label}</dt>
          <dd className="break-words">{frenchSpaces(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(kept: Kept): Fact[] {
  const dates: [string, Date | null][] = [
    ['Adresse confirmée', kept.confirmedAt],
    ['Désinscription', kept.unsubscribedAt],
    ['Adresse refusée par son serveur', kept.refusedAt],
    ['En attente de confirmation', kept.pendingSince],
  ];
  return [
    ['Adresse e-mail', kept.email],
    [
      'Inscription',
      kept.active
        ? `active, depuis le ${frenchDate(kept.subscribedAt)}`
        : `inactive (inscrite le ${frenchDate(kept.subscribedAt)})`,
    ],
    ['Accord', consentOf(kept)],
    ...dates.flatMap(([label, date]): Fact[] => (date ? [[label, `le ${frenchDate(date)}`]] : [])),
    ...(kept.confirmations > 0
      ? [['Messages de confirmation', String(kept.confirmations)] as Fact]
      : []),
    ['Sujets', subjectsOf(kept)],
  ];
}

function consentOf({ consentedAt, consentSource, consentVersion, pendingSince }: Kept): string {
  const day = frenchDate(consentedAt);
  if (consentSource !== null) return `donné le ${day}, ailleurs que sur ce site : ${consentSource}`;
  const waits = pendingSince ? ' (pas encore confirmé)' : '';
  return `donné le ${day} sur ce site, texte du ${versionOf(consentVersion)}${waits}`;
}

/** Texts of the form are named by their day. */
function versionOf(version: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(version) ? frenchDate(new Date(`${version}T12:00:00Z`)) : version;
}

function subjectsOf({ chosen, categories, cities, subjectsAt }: Kept): string {
  if (chosen.length === 0) return 'aucun';
  const names = [...categories, ...cities].map(({ name }) => name);
  const all = chosen.length > names.length ? ['candidatures ouvertes', ...names] : names;
  return `${all.join(', ')}${subjectsAt ? ` (depuis le ${frenchDate(subjectsAt)})` : ''}`;
}
