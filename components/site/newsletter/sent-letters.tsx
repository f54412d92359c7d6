import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import type { Preferences as Kept } from '@/lib/newsletter/preferences';

/** What became of each, as the report of the team says it. */
const OUTCOMES: Record<string, string> = {
  waiting: 'à envoyer',
  claimed: 'à envoyer',
  handed: 'en cours d’envoi',
  sent: 'envoyée',
  failed: 'non remise',
  left: 'non envoyée, après une désinscription',
  unknown: 'envoyée, sans confirmation de son arrivée',
  stopped: 'non envoyée',
};

export function SentLetters({ kept: { letters, letterCount } }: { kept: Kept }) {
  if (letters.length === 0) return <p className="mt-2 text-muted">Aucune lettre jusqu’ici.</p>;
  return (
    <>
      <ul className="mt-3 space-y-2">
        {letters.map(({ state, at, reason, letter }, index) => (
          <li key={index}>
            {frenchSpaces(letter.subject)}
            <span className="block text-sm text-muted">
              {outcomeOf(state, at)}
              {reason && <span lang="en">{` (${reason})`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {letterCount > letters.length && (
        <p className="mt-3 text-muted">{olderOf(letterCount - letters.length)}</p>
      )}
    </>
  );
}

/** What waits has no day yet. */
function outcomeOf(state: string, at: Date): string {
  const outcome = OUTCOMES[state] ?? state;
  return state === 'waiting' || state === 'claimed' ? outcome : `${outcome}, le ${frenchDate(at)}`;
}

const olderOf = (count: number) =>
  count === 1 ? 'Et une plus ancienne.' : frenchSpaces(`Et ${count} plus anciennes.`);
