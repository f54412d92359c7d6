import { TextLink } from '@/components/site/kit/links';
import type { Proof, Said } from '@/lib/facts/claims';
import {
  dateWords,
  readingWords,
  seenWords,
  sourceName,
  sourceStateWords,
  stateWords,
} from '@/lib/facts/words';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';

type Props = {
  proof: Proof | undefined;
  /** How the line would read with what a source says of it. */
  wordsOf: (values: Said['values']) => string | null;
  today: string;
};

/** Below the value of a line: what it is worth today and, once opened, who says it. */
export function WhoSays({ proof, wordsOf, today }: Props) {
  if (!proof) return null;
  return (
    <>
      <OtherValues proof={proof} wordsOf={wordsOf} />
      <details className="who-says">
        <summary data-state={proof.state}>
          <span className="sr-only">{frenchSpaces('Qui le dit ? ')}</span>
          {frenchSpaces(stateWords(proof, today))}
        </summary>
        <ul>
          {[...proof.sayers, ...proof.others].map((said) => (
            <li key={said.source.slug}>
              <SaidBy said={said} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Where sources differ, the other values stand beside the first. */
export function OtherValues({ proof, wordsOf }: Omit<Props, 'today'>) {
  return proof?.others.map(({ source, values, named, claim }) => (
    <p key={source.slug} data-contradiction>
      {frenchSpaces(
        `${wordsOf(values) ?? named ?? 'autre chose'}, selon ${sourceName(source)}, ${dateWords(claim)}`,
      )}
    </p>
  ));
}

/** The source with what it bears, who read it and when, and its own words. */
export function SaidBy({ said: { source, quotes, claim } }: { said: Said }) {
  const state = sourceStateWords(source);
  return (
    <>
      <SourceLink source={source} />
      {frenchSpaces(`, ${readingWords(source)}. ${seenWords(claim)}.`)}
      {state && ` ${frenchSpaces(state)}.`}
      {quotes.map((quote) => (
        <q key={quote}>{frenchSpaces(quote)}</q>
      ))}
    </>
  );
}

type SourceProps = { source: Pick<Said['source'], 'slug' | 'publisher' | 'url'> };

/** A document without an address has its page here. */
export function SourceLink({ source: { slug, publisher, url } }: SourceProps) {
  return <TextLink href={url ?? paths.source(slug)}>{frenchSpaces(publisher)}</TextLink>;
}
