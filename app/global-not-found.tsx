import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Breadcrumb } from '@/components/site/frame/site-page';
import { Header, SkipLink } from '@/components/site/frame/header';
import { Footer } from '@/components/site/frame/footer';
import { crumbs } from '@/lib/seo/graph';
import { waysOn } from '@/lib/pages';
import { eventMarks } from '@/lib/site';
import { NO_SETTINGS } from '@/lib/entities/settings';
import { display, text } from '@/app/(site)/fonts';
import '@/app/(site)/globals.css';

/** Next says `noindex` of its own accord, and once is enough. */
export const metadata: Metadata = {
  title: 'Page introuvable',
  description:
    'Aucune page du guide n’est à cette adresse. Cherchez un master ou repartez de l’accueil.',
};

/** The specification gives the two sentences in English. What the site settings say is not on it. */
export default async function GlobalNotFound() {
  // What the build makes does not bear the mark of a request.
  await connection();
  return (
    <html {...eventMarks()} lang="fr" className={`${text.variable} ${display.variable}`}>
      <body>
        <SkipLink />
        <Header />
        <main id="contenu" tabIndex={-1} className="wrap pt-3">
          <Breadcrumb crumbs={crumbs({ name: 'Page introuvable', path: '' })} />
          <div className="mx-auto max-w-2xl py-16 text-center sm:py-24">
            <h1 className="text-4xl sm:text-5xl">Cette page n’existe pas</h1>
            <p className="mt-4 text-lg">
              L’adresse est peut-être incomplète, ou la page a changé de place. Le guide continue
              ici&nbsp;:
            </p>
            <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
              {waysOn.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className="button button-quiet w-full">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <p lang="en" className="mt-10 text-muted">
              404 Page Not Found
              <br />
              Did you forget to add the page to the router?
            </p>
          </div>
        </main>
        <Footer settings={NO_SETTINGS} />
      </body>
    </html>
  );
}
