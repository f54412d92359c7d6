import { useEffect, useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import type { Resource } from '@/lib/entities/resource';

type Other = { name: string };
type Props = { resource: Resource; id: string };

/** Whoever is not heard of for a minute is not shown any more. */
const EVERY_MS = 20_000;

/** Who else has the row open, said before both have changed it. */
export function Presence({ resource, id }: Props) {
  const others = useOthers(resource, id);
  return (
    // In the page from the start, so that it is read out.
    <div role="status" className="presence">
      {others.length > 0 && (
        <p className="notice">
          {namesOf(others)} {others.length > 1 ? 'have' : 'has'} this {resource.noun} open, too.
          Whoever saves second is asked which of the two shall stay.
        </p>
      )}
    </div>
  );
}

function useOthers({ name }: Resource, id: string): Other[] {
  const [others, setOthers] = useState<Other[]>([]);
  useEffect(() => {
    const path = `/api/admin/${name}/${id}/presence`;
    let isGone = false;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      callApi<{ others: Other[] }>(path, { method: 'PUT' }).then(
        (answer) => !isGone && setOthers(answer.others),
        // It is a courtesy: the save asks anyway.
        () => undefined,
      );
    };
    const leave = () =>
      void callApi(path, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    tell();
    const timer = setInterval(tell, EVERY_MS);
    document.addEventListener('visibilitychange', tell);
    addEventListener('pagehide', leave);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, id]);
  return others;
}

function namesOf(others: readonly Other[]): string {
  const names = others.map(({ name }) => name || 'Somebody without a name');
  return new Intl.ListFormat('en').format(names);
}
