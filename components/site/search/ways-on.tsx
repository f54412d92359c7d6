import { mainNavigation } from '@/lib/pages';
import { searchSuggestions } from '@/lib/editorial/search';
import { searchHref } from '@/lib/search/search-question';

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
            <a href={href} className="choice">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
