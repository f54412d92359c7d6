import { useWatch } from 'react-hook-form';
import { fittingDescription, pageTitle } from '@/lib/seo/page-title';
import { shorten } from '@/lib/french/typography';
import { useEditedItem } from './edited-item';
import type { InputProps } from './input-props';
import { TextInput } from './text-inputs';

const SHOWN_TITLE = 60;

export function MetaInput(props: InputProps) {
  const { resource } = useEditedItem();
  const names = [resource.nameField, 'slug', props.field.name];
  const [title, slug, description = ''] = useWatch({ name: names }) as string[];
  return (
    <>
      <TextInput {...props} />
      <figure className="search-result">
        <figcaption className="hint">How a search engine may show it</figcaption>
        <div lang="fr">
          <p className="search-result-address">
            {location.host} › {resource.publicPath.slice(1)} › {slug || '…'}
          </p>
          <p className="search-result-title">{shown(pageTitle(title || '…'))}</p>
          <p>{description.trim() ? fittingDescription(description) : '…'}</p>
        </div>
      </figure>
    </>
  );
}

/** Search engines cut at about this length. */
function shown(title: string): string {
  return title.length > SHOWN_TITLE ? shorten(title, SHOWN_TITLE) : title;
}
