import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError, ONCE, callApi } from '@/components/admin/api/call-api';
import { count, shortMoment } from '@/components/admin/display/shown';
import { QuietButton } from '@/components/ui/button';
import type { LinkStateName, linkEntities } from '@/lib/entities/back-office';
import { reveal } from './markdown-edit';

type Checked = z.output<typeof linkEntities.CheckedLinks>;
export type CheckedLink = Checked['links'][number];
type AreaRef = RefObject<HTMLTextAreaElement | null>;
type Props = { area: AreaRef; text: string; onClose: () => void };

/** Where the links of the text lead, as it was when the check was asked for. */
export function LinksPanel({ area, text, onClose }: Props) {
  const heading = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState({ content: text, again: false, round: 0 });
  const { data, error, isFetching } = useQuery({
    queryKey: ['links', asked.round],
    queryFn: ({ signal }) => {
      const { round: _, ...body } = asked;
      return callApi<Checked>('/api/admin/links', { method: 'POST', body, signal });
    },
    placeholderData: keepPreviousData,
    ...ONCE,
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      ref={heading}
      tabIndex={-1}
      aria-label="Links of the text"
      className="editor-panel"
      data-closes-on-escape
    >
      <p role="status">
        {isFetching && 'Checking where the links lead...'}
        {!isFetching &&
          error &&
          `The links could not be checked. ${reasonOf(error) || 'Try again in a minute.'}`}
        {!isFetching && !error && data && summaryOf(data)}
      </p>
      {data && data.links.length > 0 && (
        <ul className="editor-links">
          {inOrder(data.links).map((link) => (
            <LinkLine key={link.address} link={link} area={area} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <QuietButton
          isBusy={isFetching}
          busyLabel="Checking..."
          onClick={() => setAsked({ content: text, again: true, round: asked.round + 1 })}
        >
          Check again
        </QuietButton>
        <QuietButton onClick={onClose}>Close the links</QuietButton>
      </div>
    </section>
  );
}

function LinkLine({ link, area }: { link: CheckedLink; area: AreaRef }) {
  const { address, triedAt } = link;
  const show = () => {
    const { current } = area;
    const start = current ? placeOf(current.value, address) : -1;
    if (!current || start < 0) return;
    reveal(current, start, start + address.length);
    current.focus({ preventScroll: true });
  };
  return (
    <li data-tone={isFine(link) ? undefined : 'amber'}>
      <a href={address} target="_blank" rel="noopener noreferrer" className="link">
        {address}
      </a>
      <span>
        {wordsOf(link)}
        {triedAt && `, last tried ${shortMoment(triedAt)}`}
      </span>
      <button type="button" className="link" onClick={show} aria-label={`Show ${address}`}>
        Show
      </button>
    </li>
  );
}

/** A page of ours may be written with the site before it; what is written otherwise is not found. */
const placeOf = (text: string, address: string) =>
  [address, decoded(address)].reduce((at, form) => (at < 0 ? text.indexOf(form) : at), -1);

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function summaryOf({ links, more }: Checked): string {
  if (links.length === 0) return 'The text has no links.';
  const open = links.filter((link) => !isFine(link)).length;
  const said = `${count(links.length, 'link')}, ${open === 0 ? 'all fine' : `${count(open, 'link')} to look at`}.`;
  return more > 0 ? `${said} ${count(more, 'further link')} not looked at.` : said;
}

const WORDS: Record<LinkStateName, string> = {
  there: 'Answered',
  moved: 'Leads on to the new address of the page',
  draft: 'Not published: visitors do not find it',
  gone: 'The page was deleted',
  missing: 'Nothing is there',
  refused: 'Did not let the check in: look at it yourself',
  failing: 'Its server has trouble',
  unreachable: 'Could not be reached',
  endless: 'Leads on and on',
  private: 'Not an address of the public web: not tried',
  untried: 'Not tried yet: check again',
};

export function wordsOf({ state, status, isInside }: CheckedLink): string {
  if (isInside && state === 'there') return 'Is there';
  const isTelling = status !== null && status >= 400;
  return isTelling ? `${WORDS[state]} (${status})` : WORDS[state];
}

const isFine = ({ state }: CheckedLink) => state === 'there' || state === 'moved';

/** What somebody has to do something about stands first. */
export function inOrder(links: readonly CheckedLink[]): CheckedLink[] {
  return [...links.filter((link) => !isFine(link)), ...links.filter(isFine)];
}

/** Said of the text itself, as it would be when it is saved. */
export function reasonOf(error: Error): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue ? `The text ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}.` : '';
}
