'use client';

import { useLayoutEffect } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * A style rule made of data. The served page carries it as an element that the CSP names by its
 * hash; a page reached without a reload may not add elements, so the browser adopts a sheet.
 */
export function ColorRule({ rules }: { rules: string }) {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
  return isHydrated ? null : <style dangerouslySetInnerHTML={{ __html: rules }} />;
}
