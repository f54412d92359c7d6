import { BrandMark } from '@/components/site/frame/brand';
import { Island } from '@/components/site/island';
import NewsletterForm, { CONSENT_ID } from './newsletter.island';
import { paths } from '@/lib/paths';
import { CONSENT, WILL_CONFIRM } from '@/lib/editorial/newsletter';

/** `isConfirmed`: a click in a mail is asked for, which is better known beforehand. */
type Props = { isConfirmed: boolean };

/** `hasSubjects`: there is a digest, and its subjects are chosen on a page of their own. */
type SectionProps = Props & { hasSubjects: boolean };

export function Newsletter({ isConfirmed, hasSubjects }: SectionProps) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-titre" className="wrap mt-20">
      <div className="grid gap-8 rounded-card bg-brand-soft px-5 py-10 sm:p-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <BrandMark className="size-8 text-brand" />
          <h2 id="newsletter-titre" className="mt-4 text-3xl">
            Les actualités du guide, par email
          </h2>
          <p className="mt-3 text-muted">
            Les nouveaux articles et les changements utiles avant chaque période de candidature.
          </p>
          {hasSubjects && (
            <p className="mt-3">
              <a href={paths.newsletterMessage} className="link">
                Suivre aussi certains sujets
              </a>
            </p>
          )}
        </div>
        <Island name="newsletter" island={NewsletterForm} props={{}}>
          <Consent isConfirmed={isConfirmed} />
        </Island>
      </div>
    </section>
  );
}

export function NewsletterCall() {
  return (
    <section
      aria-labelledby="newsletter-appel"
      className="no-print rounded-card bg-brand-soft px-5 py-8 sm:p-10"
    >
      <h2 id="newsletter-appel" className="text-2xl">
        Recevez nos actualités par email
      </h2>
      <p className="mt-2 text-muted">
        Les nouveaux articles et les changements utiles, avec un lien de désinscription dans chaque
        envoi.
      </p>
      {/* A plain link lets the browser itself go to the anchor of the other page. */}
      <a href={paths.newsletter} className="button mt-5">
        S’inscrire à la newsletter
      </a>
    </section>
  );
}

export function Consent({ isConfirmed }: Props) {
  return (
    <p id={CONSENT_ID} className="mt-3 text-sm text-muted">
      {CONSENT.text} {isConfirmed && `${WILL_CONFIRM} `}
      <a href={paths.privacy} className="link">
        Politique de confidentialité
      </a>
    </p>
  );
}
