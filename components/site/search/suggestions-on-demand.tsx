'use client';

import { useEffect, useState } from 'react';
import type { NameGroup } from '@/lib/search/search-suggestions';
import type { SuggestionList } from './suggestion-list';

type Props = { fieldId: string; groups: readonly NameGroup[] };
type Ready = { field: HTMLInputElement; List: typeof SuggestionList };

/** The code is loaded when the field is first used. */
export function SuggestionsOnDemand({ fieldId, groups }: Props) {
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const load = () => {
      import('./suggestion-list').then(
        ({ SuggestionList: List }) => setReady({ field, List }),
        // Without suggestions the field still searches.
        () => undefined,
      );
    };
    if (document.activeElement === field) load();
    else field.addEventListener('focus', load, { once: true });
    return () => field.removeEventListener('focus', load);
  }, [fieldId]);
  return ready && <ready.List field={ready.field} groups={groups} />;
}
