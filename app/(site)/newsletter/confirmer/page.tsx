import { headers } from 'next/headers';
import { LinkPage } from '@/components/site/newsletter/link-page';
import { OptionalSubjects } from '@/components/site/newsletter/subject-fields';
import { frenchSpaces } from '@/lib/french/typography';
import { type SubjectChoices, offeredSubjects } from '@/lib/newsletter/subjects';
import { readConfirmToken } from '@/lib/newsletter/tokens';
import { NOT_CONFIRMED, SEE_BELOW } from '@/lib/newsletter/texts';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/filled-page';
import { MOST_SUBJECTS, isSubject } from '@/lib/schemas/plain/subject-rules';
import type { SearchParams } from '@/lib/schemas/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Confirmer votre inscription';

export const generateMetadata = () => unlistedMetadata(TITLE);

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const { jeton, sujets } = await searchParams;
  const refused = readFilledForm(await headers()) as RefusedChoice | undefined;
  const token = typeof jeton === 'string' && readConfirmToken(jeton) ? jeton : undefined;
  // What is read from the database may be what is away.
  const mayChoose = token && (!refused || refused.subjects !== undefined);
  const chosen = refused?.subjects ?? subjectsIn(sujets);
  const choices = mayChoose ? await offeredSubjects(chosen) : undefined;
  return (
    <LinkPage
      title={TITLE}
      path={paths.confirmSubscription}
      refusal={refused && refusalOf(refused)}
    >
      {token ? <Confirmation {...{ token, choices, error: refused?.error }} /> : <InvalidLink />}
    </LinkPage>
  );
}

type RefusedChoice = { error?: string; subjects?: string[] };

/** What was chosen with the address, as the link of the mail says it. */
const subjectsIn = (given: unknown) =>
  typeof given === 'string' ? given.split('.', MOST_SUBJECTS).filter(isSubject) : [];

const refusalOf = ({ error }: RefusedChoice) =>
  error ? { ...NOT_CONFIRMED, description: SEE_BELOW } : NOT_CONFIRMED;

type Props = { token: string; choices?: SubjectChoices; error?: string };

function Confirmation({ token, choices, error }: Props) {
  return (
    <form method="post" action={`${paths.confirmation}?jeton=${encodeURIComponent(token)}`}>
      <p className="mt-4 text-lg text-muted">
        Vous recevrez nos dernières actualités par e-mail, et chaque envoi aura un lien pour vous
        désinscrire.
      </p>
      {choices && <OptionalSubjects choices={choices} error={error} />}
      <button type="submit" className="button mt-8">
        Confirmer mon inscription
      </button>
    </form>
  );
}

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
