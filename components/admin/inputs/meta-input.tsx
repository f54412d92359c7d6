import { useWatch } from 'react-hook-form';
import { useEditedItem } from '../form/edited-item';
import type { InputProps } from './input-props';
import { TextInput } from './text-input';

const LONGEST_TITLE = 60;

/** The description for search engines, and how a result of theirs will look. */
export function MetaInput(props: InputProps) {
  const { resource } = useEditedItem();
  const names = [resource.nameField, 'slug', props.field.name];
  const [title, slug, description] = useWatch({ name: names }) as string[];
  return (
    <>
      <TextInput {...props} />
      <figure className="search-result">
        <figcaption className="hint">How a search engine may show it</figcaption>
        <div lang="fr">
          <p className="search-result-address">
            {location.host} › {resource.publicPath.slice(1)} › {slug || '…'}
          </p>
          <p className="search-result-title">{cut(title, LONGEST_TITLE) || '…'}</p>
          <p>{cut(description, props.field.goal ?? 160) || '…'}</p>
        </div>
      </figure>
    </>
  );
}

function cut(text = '', length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
