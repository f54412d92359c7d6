import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import type { Resource } from '@/lib/entities/resource';

type Other = { name: string };
type Told = { others: Other[] };
type Props = { resource: Resource; id: string };

/** Whoever is not heard of for a minute is not shown any more. */
const EVERY_MS = 20_000;

/** Who else has the row open, said before both have changed it. */
export function Presence({ resource, id }: Props) {
  const others = useOthers(resource, id);
  const names = others.map(({ name }) => name || 'Somebody without a name');
  return (
    // In the page from the start, so that it is read out.
    <div role="status" className="presence">
      {others.length > 0 && (
        <p className="notice">
          {new Intl.ListFormat('en').format(names)} {others.length > 1 ? 'have' : 'has'} this{' '}
          {resource.noun} open, too. Whoever saves second is asked which of the two shall stay.
        </p>
      )}
    </div>
  );
}

function useOthers({ name }: Resource, id: string): Other[] {
  const path = `/api/admin/${name}/${id}/presence`;
  const { data = [] } = useQuery({
    queryKey: ['presence', path],
    // It is a courtesy: the save asks anyway.
    queryFn: () =>
      callApi<Told>(path, { method: 'PUT' }).then(
        ({ others }) => others,
        () => [],
      ),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  useEffect(() => {
    const leave = () =>
      void callApi(path, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [path]);
  return data;
}
