import { QuietLink } from './links';
import { Icon } from './icon';

const ADDRESS = 'adresse';

type Props = {
  title: string;
  url: string;
  /** What the field with the address is called. */
  label: string;
};

/** No script of another site is used: these are links, and what the browser itself offers. */
export function ShareButtons({ title, url, label }: Props) {
  const message = encodeURIComponent(`${title} ${url}`);
  return (
    <>
      <button
        type="button"
        popoverTarget={ADDRESS}
        data-share={title}
        className="button button-quiet js-only"
      >
        <Icon name="share" />
        Partager
      </button>
      <a href={`https://wa.me/?text=${message}`} rel="noopener" className="button button-quiet">
        WhatsApp
      </a>
      <QuietLink href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
        <Icon name="mail" />
        Email
      </QuietLink>
      <button
        type="button"
        popoverTarget={ADDRESS}
        data-copy
        className="button button-quiet js-only"
      >
        <Icon name="copy" />
        <span aria-live="polite">Copier le lien</span>
      </button>
      <Address url={url} label={label} />
    </>
  );
}

/** Opened by the browser when it can neither share nor copy, or the script has not come. */
function Address({ url, label }: Pick<Props, 'url' | 'label'>) {
  return (
    <div id={ADDRESS} popover="auto" className="address-panel">
      <label htmlFor={`${ADDRESS}-champ`} className="text-sm font-semibold">
        {label}
      </label>
      <input id={`${ADDRESS}-champ`} readOnly value={url} className="field mt-1" />
    </div>
  );
}
