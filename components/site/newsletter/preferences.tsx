import { frenchSpaces } from '@/lib/french/typography';
import type { Preferences as Kept } from '@/lib/newsletter/preferences';
import type { SubjectChoices } from '@/lib/newsletter/subjects';
import type { PreferencesShown } from '@/lib/newsletter/texts';
import { preferencesPath } from '@/lib/newsletter/tokens';
import { KeptFacts } from './kept-facts';
import { SentLetters } from './sent-letters';
import { SubjectFields } from './subject-fields';

type Props = {
  kept: Kept;
  shown: Extract<PreferencesShown, { state: 'open' }>;
  choices?: SubjectChoices;
  /** Where the button to leave sends. */
  leavePath: string;
};

export function Preferences({ kept, shown, choices, leavePath }: Props) {
  const path = preferencesPath(shown.token);
  return (
    <>
      <p className="mt-4 text-lg text-muted">
        {frenchSpaces(
          'Voici tout ce que le site conserve, pour la lettre, à propos de votre adresse. Ce lien est personnel, ne le transmettez pas ; il est valable trente jours après son envoi.',
        )}
      </p>
      {kept.active && choices && (
        <section aria-labelledby="sujets-titre" className="mt-10">
          <h2 id="sujets-titre" className="text-2xl">
            Vos sujets
          </h2>
          <form method="post" action={path}>
            <SubjectFields choices={choices} error={shown.error || undefined} />
            <button type="submit" className="button mt-6">
              Enregistrer mes sujets
            </button>
          </form>
        </section>
      )}
      <section aria-labelledby="garde-titre" className="mt-12">
        <h2 id="garde-titre" className="text-2xl">
          Ce qui est gardé
        </h2>
        <KeptFacts kept={kept} />
      </section>
      <section aria-labelledby="lettres-titre" className="mt-12">
        <h2 id="lettres-titre" className="text-2xl">
          Les lettres
        </h2>
        <SentLetters kept={kept} />
      </section>
      {kept.active && <Leave path={leavePath} />}
      <Erase path={path} isUnsure={shown.isUnsure} />
    </>
  );
}

function Leave({ path }: { path: string }) {
  return (
    <section aria-labelledby="partir-titre" className="mt-12">
      <h2 id="partir-titre" className="text-2xl">
        Ne plus recevoir la lettre
      </h2>
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
    </section>
  );
}

function Erase({ path, isUnsure }: { path: string; isUnsure?: boolean }) {
  return (
    <section aria-labelledby="effacer-titre" className="mt-12">
      <h2 id="effacer-titre" className="text-2xl">
        Tout effacer
      </h2>
      <form method="post" action={path}>
        <input type="hidden" name="action" value="effacer" />
        <p className="mt-2 text-muted">
          Votre adresse, la preuve de votre accord et vos sujets sont effacés aussitôt, et plus rien
          ne vous est envoyé. Il reste, dans le compte des envois, une ligne sans adresse par
          lettre, et les sauvegardes du site gardent une copie jusqu’à leur remplacement.
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
    </section>
  );
}
