import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PageHeader } from '@/components/site/frame/page-header';
import { QuestionForm } from '@/components/site/search/question-form';
import { SearchAnswer } from '@/components/site/search/search-answer';
import { WaysOn } from '@/components/site/search/ways-on';
import { addressIn } from '@/lib/api/sender';
import { listCities } from '@/lib/content/cities';
import { questionWords } from '@/lib/french/question-words';
import { noteFruitless } from '@/lib/events/fruitless';
import { loadSearch } from '@/lib/search/search';
import { searchQuestion } from '@/lib/search/search-question';
import { trailTo } from '@/lib/pages';
import { pageText } from '@/lib/texts/pages';
import { pageNumber, type SearchParams } from '@/lib/schemas/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { markAnswer } from '@/lib/process/answer';

type Props = { searchParams: SearchParams };

const { h1, lead, metaDescription } = pageText('/recherche');
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
  if (search?.total.count === 0 && !ville && !question.type) await noteInVain(q);
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
