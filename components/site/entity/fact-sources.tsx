import { checkedLine } from '@/lib/texts/facts';
import type { NamedSource } from '@/lib/texts/places';
import type { Facts } from '@/lib/texts/places';
import { frenchSpaces } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';

/** Where what the page says stands, and when that was compared. */
export function FactSources({ checkedIn, sources }: Facts) {
  return (
    <section aria-labelledby="sources" className="max-w-2xl text-sm text-muted">
      <h2 id="sources" className="font-sans text-base font-semibold tracking-normal text-ink">
        Sources
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {sources.map((source) => (
          <li key={source.name}>
            <Source source={source} />
          </li>
        ))}
      </ul>
      <p className="mt-3">{checkedLine(checkedIn)}</p>
    </section>
  );
}

function Source({ source: { name, about, url } }: { source: NamedSource }) {
  const shown = frenchSpaces(name);
  return (
    <>
      {url ? (
        <ExternalLink href={url} className="link">
          {shown}
        </ExternalLink>
      ) : (
        shown
      )}
      {about && frenchSpaces(`, ${about}`)}
    </>
  );
}
