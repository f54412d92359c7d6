import { paths } from '@/lib/paths';

export function NewsletterCall() {
  return (
    <section
      aria-labelledby="newsletter-appel"
      className="no-print rounded-card bg-brand-soft px-5 py-8 sm:p-10"
    >
      <h2 id="newsletter-appel" className="text-2xl">
        Recevez les nouveautés par e-mail
      </h2>
      <p className="mt-2 text-muted">
        Les nouveaux articles et les changements utiles, avec un lien de désinscription dans chaque
        envoi.
      </p>
      {/* A plain link: the browser itself goes to the anchor of the other page. */}
      {}
      <a href={paths.newsletter} className="button mt-5">
        S’inscrire à la newsletter
      </a>
    </section>
  );
}
