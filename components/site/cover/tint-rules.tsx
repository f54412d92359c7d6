'use client';

import { useLayoutEffect } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * React puts a <style> with a precedence into the served <head>, and the CSP names it by its hash.
 * A page reached without a reload may not add one, so the browser adopts a sheet instead.
 */
export function TintRules({ rules }: { rules: readonly string[] }) {
  const isHydrated = useHydrated();
  const text = rules.join('');
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
  if (isHydrated) return null;
  return rules.map((rule) => (
    <style key={rule} href={nameOf(rule)} precedence="tint">
      {rule}
    </style>
  ));
}

/** React keeps one element per name, however many parts of a page ask for the same colour. */
const nameOf = (rule: string) => rule.slice(1, rule.indexOf('{'));
