import { BrandMark } from '@/components/site/frame/brand';
import { Consent } from './consent';
import { NewsletterForm } from './newsletter-form';

/** The band at the foot of the home page, where /#newsletter leads. */
export function Newsletter() {
  return (
    <section id="newsletter" aria-labelledby="newsletter-titre" className="wrap mt-20">
      <div className="grid gap-8 rounded-card bg-brand-soft px-5 py-10 sm:p-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <BrandMark className="size-8 text-brand" />
          <h2 id="newsletter-titre" className="mt-4 text-3xl">
            Les nouveautés du guide, par e-mail
          </h2>
          <p className="mt-3 text-muted">
            Les nouveaux articles et les changements utiles avant chaque période de candidature.
          </p>
        </div>
        <NewsletterForm>
          <Consent />
        </NewsletterForm>
      </div>
    </section>
  );
}
