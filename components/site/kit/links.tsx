import { Icon } from './icon';
import type { ReactNode } from 'react';

type LinkProps = { href: string; children: ReactNode };
type ExternalProps = LinkProps & { label?: string; className?: string };

/** Says that it leads to another site, and gives that site no access to this window. */
export function ExternalLink({ href, label, className = 'link-line', children }: ExternalProps) {
  return (
    <a
      href={href}
      rel="noopener"
      className={className}
      aria-label={label && `${label} (autre site)`}
    >
      {children}
      <Icon name="external" className="size-3.5" />
    </a>
  );
}

type TextLinkProps = { href: string | null | undefined; children: ReactNode };

/** Within a text, to this site or another; the words alone where no address is known. */
export function TextLink({ href, children }: TextLinkProps) {
  if (!href) return children;
  const Link = /^https?:/i.test(href) ? ExternalLink : 'a';
  return (
    <Link href={href} className="link">
      {children}
    </Link>
  );
}

const looking = (className: string) => (props: LinkProps) => (
  <a href={props.href} className={className}>
    {props.children}
  </a>
);

/** A line of its own. */
export const LineLink = looking('link-line');
/** Makes the whole card around it its target. */
export const CardLink = looking('card-link');
export const ChoiceLink = looking('choice');
export const ButtonLink = looking('button');
export const QuietLink = looking('button button-quiet');

/** Leads to a form that search engines need not read for every page. */
export function ErrorLink({ href, children }: LinkProps) {
  return (
    <p className="no-print">
      <a href={href} rel="nofollow" className="link-line">
        <Icon name="warning" />
        {children}
      </a>
    </p>
  );
}

const ADDRESS = 'adresse';

type ShareProps = {
  title: string;
  url: string;
  /** What the field with the address is called. */
  label: string;
};

/** No script of another site is used: these are links, and what the browser itself offers. */
export function ShareButtons({ title, url, label }: ShareProps) {
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
function Address({ url, label }: Pick<ShareProps, 'url' | 'label'>) {
  return (
    <div id={ADDRESS} popover="auto" className="address-panel">
      <label htmlFor={`${ADDRESS}-champ`} className="text-sm font-semibold">
        {label}
      </label>
      <input id={`${ADDRESS}-champ`} readOnly value={url} className="field mt-1" />
    </div>
  );
}
