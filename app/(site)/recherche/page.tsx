import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PageHeader } from '@/components/site/frame/site-page';
import { SearchAnswer } from '@/components/site/search/search-answer';
import { WaysOn } from '@/components/site/search/search';
import { addressIn } from '@/lib/api/request';
import { listCities } from '@/lib/content/places';
import { questionWords } from '@/lib/french/question-words';
import { noteFruitless } from '@/lib/events/visits';
import { loadSearch } from '@/lib/search/search';
import { type QuestionFault, searchQuestion } from '@/lib/search/search-question';
import { trailTo } from '@/lib/pages';
import { pageText } from '@/lib/texts/pages';
import { type SearchParams, pageNumber } from '@/lib/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { markAnswer } from '@/lib/process/answer';
import { sayings } from '@/lib/texts/read';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';
import { CitySelect } from '@/components/site/kit/filters';

type Props = { searchParams: SearchParams };

const { h1, lead, metaDescription } = pageText('/recherche');
const { say } = sayings('search');
const trail = trailTo('/recherche');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, fault } = searchQuestion(await searchParams);
  if (fault) return unlistedMetadata(h1, metaDescription);
  const about = 'masters, universités, spécialisations, villes, articles et démarches';
  return unlistedMetadata(`${q} – ${h1}`, `Ce que le guide a sur « ${q} » : ${about}.`);
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await searchParams;
  const question = searchQuestion(params);
  const { q, ville, fault } = question;
  const search = fault ? undefined : await loadSearch(question, pageNumber(params.page));
  if (search?.total.count === 0 && !search.answer && !ville && !question.type) await noteInVain(q);
  const cities = search?.cities ?? (await listCities());
  // A question that cannot be looked for answers 400, so that no cache keeps the page.
  if (fault && fault !== 'absent') markAnswer(400);
  return (
    <>
      <PageHeader crumbs={trail} title={h1} lead={fault && lead} />
      <div className="wrap">
        <QuestionForm q={q} ville={ville} cities={cities} fault={fault} />
        {search ? <SearchAnswer question={question} search={search} /> : <WaysOn />}
      </div>
    </>
  );
}

async function noteInVain(q: string): Promise<void> {
  const sent = await headers();
  await noteFruitless(q, questionWords(q).join(' '), { headers: sent, address: addressIn(sent) });
}

type QuestionFormProps = {
  q: string;
  ville: string;
  cities: readonly { name: string; slug: string }[];
  fault?: QuestionFault;
};

function QuestionForm({ q, ville, cities, fault }: QuestionFormProps) {
  const isWrong = fault !== undefined && fault !== 'absent';
  return (
    <form
      action={paths.search}
      role="search"
      aria-label="Recherche dans le guide"
      data-event="search"
      className="grid items-start gap-4 border-y border-rule py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_8.5rem]"
    >
      <div>
        <label htmlFor="question" className="text-sm font-semibold">
          {say('fieldLabel')}
        </label>
        <input
          id="question"
          name="q"
          type="search"
          dir="auto"
          maxLength={100}
          defaultValue={q}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={fault && 'question-aide'}
          className="field mt-1"
        />
      </div>
      <CitySelect cities={cities} ville={ville} />
      <button type="submit" className="button self-end">
        Rechercher
      </button>
      {fault && (
        <p
          id="question-aide"
          role={isWrong ? 'alert' : undefined}
          className={`col-span-full ${isWrong ? 'font-semibold text-danger' : 'text-muted'}`}
        >
          {frenchSpaces(say(fault))}
        </p>
      )}
    </form>
  );
}
