import { type ChoiceName, choiceValues, labelOf } from '@/lib/entities/choices';
import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section';

export type FieldGroup = {
  title: string;
  note: string;
  fields: readonly { name: string; text: string; choice?: ChoiceName }[];
};

/** The names of both files, with the values that a field of a few choices may have. */
export function FieldLists({ groups }: { groups: readonly FieldGroup[] }) {
  return (
    <section aria-labelledby="champs">
      <SectionHeading id="champs">Les champs des fichiers</SectionHeading>
      <p className="mt-4 max-w-2xl">
        Les noms ne changent pas. Les dates s’écrivent 2026-09-15. Dans le CSV (UTF-8, virgules),
        plusieurs valeurs d’une case sont séparées par une barre verticale, et une apostrophe
        précède un texte qu’un tableur prendrait pour une formule.
      </p>
      {groups.map(({ title, note, fields }) => (
        <div key={title}>
          <h3 className="mt-8 text-lg">{title}</h3>
          <p className="mt-1 max-w-2xl text-muted">{frenchSpaces(note)}</p>
          <dl className="facts mt-2">
            {fields.map(({ name, text, choice }) => (
              <div key={name}>
                <dt className="text-sm break-words">
                  <code>{name}</code>
                </dt>
                <dd>
                  {frenchSpaces(text)}
                  {choice && <Values choice={choice} />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Values({ choice }: { choice: ChoiceName }) {
  return (
    <ul className="mt-1 text-sm font-normal text-muted">
      {choiceValues(choice).map((value) => (
        <li key={value}>
          <code>{value}</code>
          {'\u00a0'}: {frenchSpaces(labelOf(choice, value))}
        </li>
      ))}
    </ul>
  );
}
