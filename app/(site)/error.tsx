'use client';

import { SiteLink } from '@/components/site/kit/site-link';

/** Only for pages reached without a reload; whole pages get the server's own screen. */
export default function SiteError({ reset }: { reset: () => void }) {
  return (
    <div className="wrap max-w-2xl py-20 text-center sm:py-28">
      <h1 className="text-4xl sm:text-5xl">Cette page ne répond pas</h1>
      <p className="mt-4 text-lg text-muted">
        Le problème vient de chez nous. Réessayez dans un instant.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className="button">
          Réessayer
        </button>
        <SiteLink href="/" className="button button-quiet">
          Retour à l’accueil
        </SiteLink>
      </div>
    </div>
  );
}
