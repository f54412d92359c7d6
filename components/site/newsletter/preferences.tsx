import type { ReactNode } from 'react';
import { frenchSpaces } from '@/lib/french/typography';
import type { Preferences as Kept, SubjectChoices } from '@/lib/mail/newsletter/subjects';
import type { PreferencesShown } from '@/lib/editorial/newsletter';
import { frenchDate } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import type { RecipientState } from '@/lib/entities/mail/letters';
import { SubjectFields } from './newsletter';

type Props = {
  kept: Kept;
  shown: PreferencesShown;
  choices?: SubjectChoices;
  /** Where the button to leave sends. */
  leavePath: string;
};

export function Preferences({ kept, shown, choices, leavePath }: Props) {
  const path = paths.preferencesOf(shown.token);
  return (
    <>
      <p className="mt-4 text-lg text-muted">
        {frenchSpaces(
          'Voici tout ce que le site conserve, pour la newsletter, à propos de votre adresse. Ce lien est personnel, ne le transmettez pas ; il est valable trente jours après son envoi.',
        )}
      </p>
      {kept.active && choices && (
        <section aria-labelledby="sujets-titre" className="mt-10">
          <h2 id="sujets-titre" className="text-2xl">
            Vos sujets
          </h2>
          <form method="post" action={path}>
            <SubjectFields choices={choices} error={shown.error} />
            <button type="submit" className="button mt-6">
              Enregistrer mes sujets
            </button>
          </form>
        </section>
      )}
      <Part id="garde" title="Ce qui est gardé">
        <KeptFacts kept={kept} />
      </Part>
      <Part id="envois" title="Les envois">
        <SentLetters kept={kept} />
      </Part>
      {kept.active && <Leave path={leavePath} />}
      <Erase path={path} isUnsure={shown.isUnsure} />
    </>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-titre`} className="mt-12">
      <h2 id={`${id}-titre`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Leave({ path }: { path: string }) {
  return (
    <Part id="partir" title="Ne plus recevoir la newsletter">
      <form method="post" action={path}>
        <p className="mt-2 text-muted">
          {frenchSpaces(
            'Plus rien ne vous est envoyé. Vos sujets sont effacés ; votre adresse reste, marquée comme désinscrite, pour que personne ne vous écrive par erreur.',
          )}
        </p>
        <button type="submit" className="button mt-4">
          Me désinscrire
        </button>
      </form>
    </Part>
  );
}

function Erase({ path, isUnsure }: { path: string; isUnsure?: boolean }) {
  return (
    <Part id="effacer" title="Tout effacer">
      <form method="post" action={path}>
        <input type="hidden" name="action" value="effacer" />
        <p className="mt-2 text-muted">
          Votre adresse, la preuve de votre accord et vos sujets sont effacés aussitôt, et plus rien
          ne vous est envoyé. Il reste, dans nos comptes, une ligne sans adresse par envoi, et les
          sauvegardes du site gardent une copie jusqu’à leur remplacement.
        </p>
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="accord"
            value="oui"
            required
            aria-invalid={isUnsure ? true : undefined}
            aria-describedby="effacer-erreur"
            className="size-5 shrink-0 accent-brand"
          />
          <span>{frenchSpaces('Oui, tout effacer : c’est définitif')}</span>
        </label>
        <p id="effacer-erreur" role="alert" hidden={!isUnsure} className="mt-1 text-sm text-danger">
          Cochez la case pour confirmer.
        </p>
        <button type="submit" className="button button-quiet mt-4">
          Effacer mes données
        </button>
      </form>
    </Part>
  );
}

type Fact = [label: string, value: string];

/** Every column of the row, in words. */
function KeptFacts({ kept }: { kept: Kept }) {
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
    ['Adresse email', kept.email],
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

/** What became of each, as the report of the team says it. */
const OUTCOMES: Record<RecipientState, string> = {
  waiting: 'à envoyer',
  claimed: 'à envoyer',
  handed: 'en cours d’envoi',
  sent: 'envoyée',
  failed: 'non remise',
  left: 'non envoyée, après une désinscription',
  unknown: 'envoyée, sans confirmation de son arrivée',
  stopped: 'non envoyée',
};

function SentLetters({ kept: { letters, letterCount } }: { kept: Kept }) {
  if (letters.length === 0) return <p className="mt-2 text-muted">Aucun envoi jusqu’ici.</p>;
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
  const outcome = OUTCOMES[state as RecipientState];
  return state === 'waiting' || state === 'claimed' ? outcome : `${outcome}, le ${frenchDate(at)}`;
}

const olderOf = (count: number) =>
  count === 1 ? 'Et une plus ancienne.' : frenchSpaces(`Et ${count} plus anciennes.`);
