import type { NewsChoice, NewsList } from '@/lib/content/reading/news-list';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { TOPICS, topics } from '@/lib/texts/topics';
import { CitySelect, FilterForm, Options, Select } from '@/components/site/kit/filters';
import { Icon } from '@/components/site/kit/icon';

type Props = { list: NewsList; choice: NewsChoice };

export function NewsFilters({ list, choice }: Props) {
  return (
    <FilterForm action={paths.news} label="Filtrer les articles" className="mt-6">
      <Select id="sujet" label="Sujet" value={choice.sujet} all="Tous les sujets">
        <optgroup label="Démarches">
          <Options choices={list.topics} />
        </optgroup>
        <optgroup label="Spécialisations">
          <Options choices={list.fields} />
        </optgroup>
      </Select>
      <CitySelect cities={list.cities} ville={choice.ville} />
    </FilterForm>
  );
}

export function NewsTopics() {
  return (
    <section aria-labelledby="dossiers">
      <h2 id="dossiers" className="sr-only">
        Dossiers
      </h2>
      <ul className="grid gap-x-8 border-t border-ink sm:grid-cols-2">
        {Object.values(topics).map(({ slug, inBrief }) => (
          <li key={slug} className="card border-b border-rule py-5">
            <h3 className="flex items-center justify-between gap-3 text-xl">
              <a href={TOPICS[slug].href} className="card-link">
                {TOPICS[slug].name}
              </a>
              <Icon name="arrow" className="size-5 text-brand-ink" />
            </h3>
            <p className="mt-1.5 text-muted">{frenchSpaces(inBrief)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
