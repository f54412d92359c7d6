'use client';

import { type ReactNode, useState } from 'react';

export function CopyButton({ url, icon }: { url: string; icon: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <button type="button" onClick={copy} className="button button-quiet js-only">
      {icon}
      <span aria-live="polite">{isCopied ? 'Lien copié' : 'Copier le lien'}</span>
    </button>
  );
}
