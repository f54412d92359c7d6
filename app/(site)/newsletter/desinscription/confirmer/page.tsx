import { headers } from 'next/headers';
import { InvalidLink, LinkPage, OldLink } from '@/components/site/newsletter/link-page';
import { NOT_UNSUBSCRIBED } from '@/lib/editorial/newsletter';
import { readOldToken, readUnsubscribeToken } from '@/lib/mail/newsletter/tokens';
import { readFilledForm } from '@/lib/process/private-headers';
import type { SearchParams } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Se désinscrire';

export const generateMetadata = () => unlistedMetadata(TITLE);

export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const { jeton } = await searchParams;
  const isRefused = readFilledForm(await headers()) !== undefined;
  const token = typeof jeton === 'string' ? jeton : '';
  return (
    <LinkPage
      title={TITLE}
      path={paths.unsubscribe}
      refusal={isRefused ? NOT_UNSUBSCRIBED : undefined}
    >
      {whatFollows(token)}
    </LinkPage>
  );
}

function whatFollows(token: string) {
  if (readUnsubscribeToken(token)) return <Confirmation token={token} />;
  return readOldToken(token) ? <OldLink token={token} /> : <InvalidLink />;
}

function Confirmation({ token }: { token: string }) {
  return (
    <form method="post" action={`${paths.unsubscribe}?jeton=${encodeURIComponent(token)}`}>
      <p className="mt-4 text-lg text-muted">
        Confirmez, et nous ne vous enverrons plus nos actualités. Vous pourrez vous réinscrire quand
        vous voudrez.
      </p>
      <button type="submit" className="button mt-8">
        Me désinscrire
      </button>
    </form>
  );
}
