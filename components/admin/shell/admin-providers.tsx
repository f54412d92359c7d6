'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ToastOutlet } from '@/components/ui/toast-outlet';
import { createQueryClient } from '@/components/admin/api/query-client';

export function AdminProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      {/* Dialogs hide the rest of the page from assistive technology, but never a live region. */}
      <div aria-live="off">
        <ToastOutlet closeLabel="Close" isReady />
      </div>
    </QueryClientProvider>
  );
}
