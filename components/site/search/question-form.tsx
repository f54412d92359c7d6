import type { QuestionFault } from '@/lib/search/search-question';
import { searchTexts } from '@/lib/editorial/search';
import { paths } from '@/lib/paths';
import { frenchSpaces } from '@/lib/french/typography';
import { CitySelect } from '@/components/site/kit/filters';

type Props = {
  q: string;
  ville: string;
  cities: readonly { name: string; slug: string }[];
  fault?: QuestionFault;
};

export function QuestionForm({ q, ville, cities, fault }: Props) {
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
          {searchTexts.fieldLabel}
        </label>
        <input
          id="question"
          name="q"
          type="search"
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
          {frenchSpaces(searchTexts.faults[fault])}
        </p>
      )}
    </form>
  );
}
