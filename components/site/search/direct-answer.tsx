import type { Answer } from '@/lib/search/search-answer';
import { ExternalLink } from '@/components/site/kit/external-link';
import { frenchSpaces } from '@/lib/french/typography';

/** What is known of what was asked, each line with what it rests on. */
export function DirectAnswer({ answer: { title, href, lines } }: { answer: Answer }) {
  return (
    <section
      aria-labelledby="reponse"
      className="mt-5 max-w-3xl rounded-card border-l-4 border-brand bg-surface px-5 py-4"
    >
      <h2 id="reponse" className="text-xl">
        <a href={href} className="link">
          {frenchSpaces(title)}
        </a>
      </h2>
      <ul className="mt-2 space-y-1">
        {lines.map(({ text, link }) => (
          <li key={`${text} ${link?.href}`}>
            {frenchSpaces(text)}
            {link && (
              <>
                {' · '}
                <LinkTo href={link.href}>{frenchSpaces(link.name)}</LinkTo>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkTo({ href, children }: { href: string; children: React.ReactNode }) {
  const Link = href.startsWith('/') ? 'a' : ExternalLink;
  return (
    <Link href={href} className="link">
      {children}
    </Link>
  );
}
