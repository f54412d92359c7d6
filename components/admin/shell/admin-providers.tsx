'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, createContext, useContext, useState } from 'react';
import { callApi, handleSessionLoss } from '@/components/admin/api/call-api';
import { Toast } from '@/components/ui/toast';

type Props = { person?: Person; children: ReactNode };

export function AdminProviders({ person, children }: Props) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <PersonContext value={person}>{children}</PersonContext>
      {/* Dialogs hide the rest of the page from assistive technology, but never a live region. */}
      <div role="region" aria-label="Notifications" aria-live="off" className="toast-viewport">
        <Toast closeLabel="Close" />
      </div>
    </QueryClientProvider>
  );
}

/** The specification wants data asked for once, and again only after a change. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: handleSessionLoss }),
    defaultOptions: {
      queries: {
        // The key of what is read ends with its address.
        queryFn: ({ queryKey, signal }) => callApi(String(queryKey.at(-1)), { signal }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Who is signed in; an editor is no admin, and is not shown what is for admins alone. */
export type Person = { id: string; label: string; name: string; isAdmin: boolean };

/** Absent where nobody of the staff is shown a page. */
const PersonContext = createContext<Person | undefined>(undefined);

export const usePerson = () => useContext(PersonContext);
