import { Icon } from '@/components/site/kit/icon';
import { CopyButton } from './copy-button';
import { ShareButton } from './share-button';

type Props = { url: string; title: string };

/** Plain links, and what the browser itself offers; no script of anybody else's. */
export function ShareLinks({ url, title }: Props) {
  const message = encodeURIComponent(`${title} ${url}`);
  return (
    <>
      <ShareButton url={url} title={title} icon={<Icon name="share" />} />
      <a href={`https://wa.me/?text=${message}`} rel="noopener" className="button button-quiet">
        WhatsApp
      </a>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}
        className="button button-quiet"
      >
        <Icon name="mail" />
        E-mail
      </a>
      <CopyButton url={url} icon={<Icon name="copy" />} />
    </>
  );
}
