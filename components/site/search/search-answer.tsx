import { CardLink, LineLink, TextLink } from '@/components/site/kit/links';
import { Pagination } from '@/components/site/kit/section';
import type { Count, Search } from '@/lib/search/search';
import {
  type SearchGroup,
  type SearchQuestion,
  searchHref,
  searchParameters,
} from '@/lib/search/search-question';
import { sayings } from '@/lib/texts/read';
import { paths } from '@/lib/paths';
import { counted, frenchNumber } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import { KeepButton } from '@/components/site/masters/master-card';
import type { Piece, SearchResult } from '@/lib/search/search-results';
import { WaysOn } from './search';
import type { Answer } from '@/lib/search/search-answer';

const { say } = sayings('search');

type Props = { question: SearchQuestion; search: Search };

export function SearchAnswer({ question, search }: Props) {
  const { groups, counts, total, page, pages, correction, meant, isPartial, words, answer } =
    search;
  const { q, ville, isExact } = question;
  const hasAny = Object.values(counts).some(({ count }) => count > 0);
  return (
    <>
      {answer && <DirectAnswer answer={answer} />}
      {hasAny && <KindLinks question={question} counts={counts} />}
      {total.count > 0 ? (
        <>
          <SearchSummary q={q} total={total} correction={correction} isPartial={isPartial} />
          {correction && (
            <p className="mt-1">
              <TextLink href={searchHref({ q, ville, isExact: true })}>
                Chercher tout de même «&nbsp;{q}&nbsp;»
              </TextLink>
            </p>
          )}
          {meant && <Meant q={meant} ville={ville} />}
        </>
      ) : (
        <div className="mt-8">
          <p role="status" className="font-display text-xl">
            {answer ? 'Rien d’autre' : 'Aucun résultat'} pour «&nbsp;{q}&nbsp;»
          </p>
          {meant && <Meant q={meant} ville={ville} />}
          <p className="mt-2 max-w-xl text-muted">{say('advice')}</p>
          <WaysOn words={words} />
        </div>
      )}
      <ResultGroups
        groups={groups}
        counts={counts}
        hrefOf={
          question.type === '' ? (type) => searchHref({ q, ville, type, isExact }) : undefined
        }
      />
      <Pagination
        path={paths.search}
        query={searchParameters(question)}
        page={page}
        pages={pages}
      />
    </>
  );
}

function Meant({ q, ville }: { q: string; ville: string }) {
  return (
    <p className="mt-2">
      Vouliez-vous dire{' '}
      <a href={searchHref({ q, ville })} className="link">
        «&nbsp;{q}&nbsp;»
      </a>
      &nbsp;?
    </p>
  );
}

type SearchSummaryProps = { q: string; total: Count; correction?: string; isPartial: boolean };

function SearchSummary({ q, total, correction, isPartial }: SearchSummaryProps) {
  const { count, isMore } = total;
  return (
    <p role="status" className="mt-6">
      {correction && <>Aucun résultat pour «&nbsp;{q}&nbsp;». </>}
      {isPartial && 'Rien ne réunit tous vos mots ; voici ce qui s’en approche le plus. '}
      {isMore && 'Plus de '}
      {counted(count, 'résultat')} pour <strong>«&nbsp;{correction ?? q}&nbsp;»</strong>
      {isMore && ' : ajoutez un mot pour préciser'}.
    </p>
  );
}

type KindLinksProps = { question: SearchQuestion; counts: Record<SearchGroup, Count> };

function KindLinks({ question, counts }: KindLinksProps) {
  const { q, ville, type, isExact } = question;
  const kinds = Object.entries(counts) as [SearchGroup, Count][];
  const shown = kinds.filter(([group, { count }]) => count > 0 || group === type);
  return (
    <nav aria-label="Types de résultats" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <KindLink href={searchHref({ q, ville, isExact })} isCurrent={type === ''}>
            Tout
          </KindLink>
        </li>
        {shown.map(([group]) => (
          <li key={group}>
            <KindLink
              href={searchHref({ q, ville, type: group, isExact })}
              isCurrent={type === group}
            >
              {`${GROUP_NAMES[group]} ${countText(counts[group])}`}
            </KindLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkProps = { href: string; isCurrent: boolean; children: React.ReactNode };

function KindLink({ href, isCurrent, children }: LinkProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'true' : undefined} className="choice">
      {children}
    </a>
  );
}

const GROUP_NAMES: Record<SearchGroup, string> = {
  masters: 'Masters',
  etablissements: 'Établissements',
  specialisations: 'Spécialisations',
  villes: 'Villes',
  universites: 'Universités',
  guides: 'Guides',
  articles: 'Articles',
};

type ResultGroupsProps = {
  groups: readonly { group: SearchGroup; results: readonly SearchResult[] }[];
  counts: Record<SearchGroup, Count>;
  /** Where all results of a group are; undefined where they are shown already. */
  hrefOf?: (group: SearchGroup) => string;
};

function ResultGroups({ groups, counts, hrefOf }: ResultGroupsProps) {
  return groups.map(({ group, results }) => (
    <section key={group} aria-labelledby={`groupe-${group}`} className="mt-10">
      <h2 id={`groupe-${group}`} className="border-t border-ink pt-3 text-2xl">
        {GROUP_NAMES[group]}
      </h2>
      <ul className="divide-y divide-rule">
        {results.map((result) => (
          <li key={`${result.href}${result.name}`}>
            <Result result={result} isMaster={group === 'masters'} />
          </li>
        ))}
      </ul>
      {hrefOf && counts[group].count > results.length && (
        <LineLink href={hrefOf(group)}>
          {frenchSpaces(allOf(group, counts[group]))}
          <Icon name="arrow" />
        </LineLink>
      )}
    </section>
  ));
}

function allOf(group: SearchGroup, { count, isMore }: Count): string {
  const which = isMore ? `plus de ${frenchNumber(count)}` : `les ${frenchNumber(count)}`;
  return `Voir ${which} ${GROUP_NAMES[group].toLocaleLowerCase('fr')}`;
}

function countText({ count, isMore }: Count): string {
  return `${frenchNumber(count)}${isMore ? '+' : ''}`;
}

type ResultProps = { result: SearchResult; isMaster: boolean };

function Result({ result: { href, title, excerpt, facts, name }, isMaster }: ResultProps) {
  return (
    <article className="card max-w-3xl py-5">
      <h3 className={`text-xl ${isMaster ? 'pr-10' : ''}`}>
        <CardLink href={href}>
          <Marked pieces={title} />
        </CardLink>
      </h3>
      {excerpt.length > 0 && (
        <p className="mt-1.5 text-muted">
          <Marked pieces={excerpt} />
        </p>
      )}
      {facts.length > 0 && (
        <p className="meta mt-2">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {isMaster && <KeepButton master={{ slug: href.split('/').at(-1) ?? '', name }} />}
    </article>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** What is known of what was asked, each line with what it rests on. */
function DirectAnswer({ answer: { title, href, lines } }: { answer: Answer }) {
  return (
    <section
      aria-labelledby="reponse"
      className="mt-5 max-w-3xl rounded-card border-l-4 border-brand bg-surface px-5 py-4"
    >
      <h2 id="reponse" className="text-xl">
        <TextLink href={href}>{frenchSpaces(title)}</TextLink>
      </h2>
      <ul className="mt-2 space-y-1">
        {lines.map(({ text, link }) => (
          <li key={`${text} ${link?.href}`}>
            {frenchSpaces(text)}
            {link && ' · '}
            {link && <TextLink href={link.href}>{frenchSpaces(link.name)}</TextLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
