import { CONSENT } from '@/lib/newsletter/texts';
import { paths } from '@/lib/paths';
import { SiteLink } from '@/components/site/kit/site-link';

/** What one agrees to by subscribing, and where the rest of it is said. */
export function Consent() {
  return (
    <>
      {CONSENT.text}{' '}
      <SiteLink href={paths.privacy} className="link">
        Politique de confidentialité
      </SiteLink>
    </>
  );
}
