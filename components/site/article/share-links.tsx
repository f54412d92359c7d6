'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Icon } from '../icon';

type Props = { url: string; title: string };

/** Plain links, and what the browser itself offers; no script of anybody else's. */
export function ShareLinks({ url, title }: Props) {
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const message = encodeURIComponent(`${title} ${url}`);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  // A closed share sheet rejects; nothing is wrong then.
  const share = () => navigator.share({ title, url }).catch(() => {});

  return (
    <>
      {isHydrated && 'share' in navigator && (
        <button type="button" onClick={share} className="button button-quiet">
          <Icon name="share" />
          Partager
        </button>
      )}
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
      <button type="button" onClick={copy} className="button button-quiet js-only">
        <Icon name="copy" />
        <span aria-live="polite">{isCopied ? 'Lien copié' : 'Copier le lien'}</span>
      </button>
    </>
  );
}
