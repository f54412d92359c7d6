import { headers } from 'next/headers';
import { InvalidLink, LinkPage, OldLink } from '@/components/site/newsletter/link-page';
import { Preferences } from '@/components/site/newsletter/preferences';
import { readPreferences, offeredSubjects } from '@/lib/mail/newsletter/subjects';
import { PREFERENCES_KEPT, type PreferencesShown } from '@/lib/editorial/newsletter';
import { readPreferencesToken, unsubscribeUrl } from '@/lib/mail/newsletter/tokens';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Vos préférences';

export const generateMetadata = () => unlistedMetadata(TITLE);

/** Shown by its route alone: asked for by itself, it has nobody’s token. */
export default async function PreferencesPage() {
  const filled = readFilledForm(await headers()) as PreferencesShown | undefined;
  const shown = filled ?? { state: 'invalid', token: '' };
  return (
    <LinkPage title={TITLE} path={paths.preferences} refusal={shown.refusal}>
      {shown.isSaved && (
        <p role="status" className="mt-4 text-lg">
          {`${PREFERENCES_KEPT.title}. ${PREFERENCES_KEPT.description}`}
        </p>
      )}
      {shown.state === 'open' && <Open shown={shown} />}
      {shown.state === 'over' && <OldLink token={shown.token} />}
      {shown.state === 'gone' && <NothingKept />}
      {shown.state === 'invalid' && <InvalidLink />}
    </LinkPage>
  );
}

async function Open({ shown }: { shown: PreferencesShown }) {
  const id = readPreferencesToken(shown.token);
  const kept = id && (await readPreferences(id));
  if (!id || !kept) return <NothingKept />;
  const { pathname, search } = new URL(unsubscribeUrl(id));
  return (
    <Preferences
      kept={kept}
      shown={shown}
      choices={await offeredSubjects(shown.chosen ?? kept.chosen)}
      leavePath={pathname + search}
    />
  );
}

function NothingKept() {
  return (
    <p role="alert" className="mt-4 text-lg text-muted">
      {frenchSpaces(
        'Nous ne conservons plus aucune donnée liée à cette adresse pour la newsletter ; plus rien ne lui sera envoyé.',
      )}
    </p>
  );
}
