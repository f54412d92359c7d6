'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { handleSessionLoss } from '@/components/admin/api/call-outcome';
import { Toast } from '@/components/ui/toast';
import { type Person, PersonContext } from './person';

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
