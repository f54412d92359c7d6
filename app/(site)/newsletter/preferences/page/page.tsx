import { headers } from 'next/headers';
import { LinkPage } from '@/components/site/newsletter/link-page';
import { OldLink } from '@/components/site/newsletter/old-link';
import { Preferences } from '@/components/site/newsletter/preferences';
import { readPreferences } from '@/lib/newsletter/preferences';
import { offeredSubjects } from '@/lib/newsletter/subjects';
import {
  HAS_LEFT,
  LINK_NOT_SENT,
  PREFERENCES_KEPT,
  PREFERENCES_REFUSED,
  type PreferencesShown,
  SEE_BELOW,
} from '@/lib/newsletter/texts';
import { readPreferencesToken, unsubscribeUrl } from '@/lib/newsletter/tokens';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Vos préférences';

export const generateMetadata = () => unlistedMetadata(TITLE);

/** Shown by its route alone: asked for by itself, it has nobody’s token. */
export default async function PreferencesPage() {
  const shown = (readFilledForm(await headers()) ?? { state: 'invalid' }) as PreferencesShown;
  const isOpen = shown.state === 'open';
  const id = isOpen ? readPreferencesToken(shown.token) : undefined;
  const kept = id ? await readPreferences(id) : undefined;
  const chosen = (isOpen && shown.chosen) || kept?.chosen;
  const choices = kept ? await offeredSubjects(chosen) : undefined;
  return (
    <LinkPage title={TITLE} path={paths.preferences} refusal={refusalOf(shown)}>
      {isOpen && shown.isSaved && (
        <p role="status" className="mt-4 text-lg">
          {`${PREFERENCES_KEPT.title}. ${PREFERENCES_KEPT.description}`}
        </p>
      )}
      {isOpen && id && kept ? (
        <Preferences {...{ kept, shown, choices }} leavePath={pathOf(unsubscribeUrl(id))} />
      ) : (
        shown.state !== 'away' &&
        shown.state !== 'over' && <Nothing isGone={shown.state !== 'invalid'} />
      )}
      {shown.state === 'over' && <OldLink token={shown.token} />}
    </LinkPage>
  );
}

function refusalOf(shown: PreferencesShown): typeof PREFERENCES_REFUSED | undefined {
  if (shown.state === 'away') return PREFERENCES_REFUSED;
  if (shown.state === 'over') return shown.isRefused ? LINK_NOT_SENT : undefined;
  if (shown.state !== 'open') return undefined;
  if (shown.hasLeft) return { ...PREFERENCES_REFUSED, description: HAS_LEFT };
  if (shown.error || shown.isUnsure) return { ...PREFERENCES_REFUSED, description: SEE_BELOW };
  return shown.error === undefined ? undefined : PREFERENCES_REFUSED;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function Nothing({ isGone }: { isGone: boolean }) {
  return (
    <p role="alert" className="mt-4 text-lg text-muted">
      {isGone ? (
        frenchSpaces(
          'Nous ne conservons plus aucune donnée liée à cette adresse pour la lettre ; plus rien ne lui sera envoyé.',
        )
      ) : (
        <>
          {frenchSpaces(
            'Ce lien n’est pas complet, ou n’est pas de nous. Ouvrez-le depuis le dernier message reçu, ou écrivez-nous depuis l’adresse concernée : ',
          )}
          <a href={paths.contact} className="link">
            page de contact
          </a>
          .
        </>
      )}
    </p>
  );
}
