import { ChoiceLink } from '@/components/site/kit/links';
import { Island } from '@/components/site/island';
import { paths } from '@/lib/paths';
import SearchForm, { type SearchProps } from './search.island';
import { mainNavigation } from '@/lib/pages';
import { searchHref } from '@/lib/search/search-question';

export function Search(props: SearchProps) {
  return <Island name="search" island={SearchForm} props={props} source={paths.suggestions} />;
}

export function WaysOn({ words = [] }: { words?: readonly string[] }) {
  return (
    <div className="mt-8 space-y-6">
      {words.length > 0 && (
        <Choices
          title="Chercher un seul de ces mots"
          choices={words.map((word) => ({ name: word, href: searchHref({ q: word }) }))}
        />
      )}
      <Choices
        title="Recherches utiles"
        choices={searchSuggestions.map((q) => ({ name: q, href: searchHref({ q }) }))}
      />
      <Choices title="Parcourir le guide" choices={mainNavigation} />
    </div>
  );
}

type ChoicesProps = { title: string; choices: readonly { name: string; href: string }[] };

function Choices({ title, choices }: ChoicesProps) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ name, href }) => (
          <li key={href}>
            <ChoiceLink href={href}>{name}</ChoiceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each of them always finds something. */
const searchSuggestions = [
  'bourse',
  'admission sur dossier',
  'équivalence',
  'finance',
  'Casablanca',
  'logement',
] as const;
