'use client';

/** The specification gives a failed load the words of a missing article. */
export default function ArticleError() {
  return (
    <div className="wrap max-w-2xl py-20 text-center sm:py-28">
      <h1 className="text-4xl sm:text-5xl">Article non trouvé</h1>
      <p className="mt-4 text-lg text-muted">
        L&apos;article que vous recherchez n&apos;existe pas.
      </p>
      <a href="/actualites" className="button mt-8">
        Voir les articles
      </a>
    </div>
  );
}
