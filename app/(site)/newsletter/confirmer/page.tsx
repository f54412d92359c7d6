import { headers } from 'next/headers';
import { LinkPage } from '@/components/site/newsletter/link-page';
import { OptionalSubjects } from '@/components/site/newsletter/newsletter';
import { frenchSpaces } from '@/lib/french/typography';
import {
  type SubjectChoices,
  offeredSubjects,
  readPreferences,
} from '@/lib/mail/newsletter/subjects';
import { readConfirmToken } from '@/lib/mail/newsletter/tokens';
import {
  CONFIRMED_BEFORE,
  NOT_CONFIRMED,
  PREFERENCES_REFUSED,
  SEE_BELOW,
} from '@/lib/editorial/newsletter';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { MOST_SUBJECTS, SUBJECTS_ALONE, isSubject } from '@/lib/entities/plain/subject-rules';
import type { SearchParams } from '@/lib/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Confirmer votre inscription';

export const generateMetadata = () => unlistedMetadata(TITLE);

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const { jeton, sujets } = await searchParams;
  const refused = readFilledForm(await headers()) as RefusedChoice | undefined;
  const id = typeof jeton === 'string' ? readConfirmToken(jeton) : undefined;
  // What is read from the database may be what is away.
  const mayRead = id !== undefined && (!refused || refused.subjects !== undefined);
  const kept = mayRead ? await readPreferences(id) : undefined;
  const isActive = kept?.active === true;
  const chosen = refused?.subjects ?? (isActive ? kept.chosen : subjectsIn(sujets));
  const choices = mayRead ? await offeredSubjects(chosen) : undefined;
  return (
    <LinkPage
      title={isActive ? 'Votre inscription' : TITLE}
      path={paths.confirmSubscription}
      refusal={refused && refusalOf(refused, isActive)}
    >
      {id ? (
        <Confirmation {...{ token: String(jeton), isActive, choices, error: refused?.error }} />
      ) : (
        <InvalidLink />
      )}
    </LinkPage>
  );
}

type RefusedChoice = { error?: string; subjects?: string[] };

/** What was chosen with the address, as the link of the mail says it. */
const subjectsIn = (given: unknown) =>
  typeof given === 'string' ? given.split('.', MOST_SUBJECTS).filter(isSubject) : [];

function refusalOf({ error }: RefusedChoice, isActive: boolean) {
  const refusal = isActive ? PREFERENCES_REFUSED : NOT_CONFIRMED;
  return error ? { ...refusal, description: SEE_BELOW } : refusal;
}

type Props = { token: string; isActive: boolean; choices?: SubjectChoices; error?: string };

function Confirmation({ token, isActive, choices, error }: Props) {
  if (isActive && !choices) return <p className="mt-4 text-lg">{CONFIRMED_BEFORE}</p>;
  return (
    <form method="post" action={`${paths.confirmation}?jeton=${encodeURIComponent(token)}`}>
      {isActive && <input type="hidden" {...SUBJECTS_ALONE} />}
      <p className="mt-4 text-lg text-muted">
        {isActive
          ? `${CONFIRMED_BEFORE} ${MORE_TO_CHOOSE}`
          : 'Vous recevrez nos dernières actualités par email, et chaque envoi aura un lien pour vous désinscrire.'}
      </p>
      {choices && <OptionalSubjects choices={choices} error={error} />}
      <button type="submit" className="button mt-8">
        {isActive ? 'Enregistrer mes sujets' : 'Confirmer mon inscription'}
      </button>
    </form>
  );
}

const MORE_TO_CHOOSE = 'Vous pouvez encore changer les sujets que vous suivez.';

function InvalidLink() {
  return (
    <>
      <p role="alert" className="mt-4 text-lg text-muted">
        {frenchSpaces(
          'Ce lien n’est pas complet, ou n’est plus valable : une inscription qui n’est pas confirmée est effacée après sept jours.',
        )}
      </p>
      <a href={paths.newsletter} className="button mt-8">
        S’inscrire à nouveau
      </a>
    </>
  );
}
