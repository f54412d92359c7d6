import { frenchSpaces } from '@/lib/french/typography';
import { preferencesPath } from '@/lib/newsletter/tokens';

/** Only the reader of the letter gets the new one, whoever opened the old. */
export function OldLink({ token }: { token: string }) {
  return (
    <form method="post" action={preferencesPath(token)}>
      <input type="hidden" name="action" value="renouveler" />
      <p role="alert" className="mt-4 text-lg text-muted">
        {frenchSpaces(
          'Ce lien n’est plus valable : pour protéger vos données, celui des préférences expire trente jours après l’envoi, celui de la désinscription deux ans après. Un nouveau peut être envoyé à l’adresse inscrite.',
        )}
      </p>
      <button type="submit" className="button mt-8">
        Recevoir un nouveau lien
      </button>
    </form>
  );
}
