'use client';

import { Button } from '@/components/ui/button';
import { PAGE_SIZE } from './list-state';

type Props = { page: number; total: number; onChange: (page: number) => void };

export function Pager({ page, total, onChange }: Props) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total <= PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {number.format(first)}–{number.format(Math.min(total, page * PAGE_SIZE))} of{' '}
        {number.format(total)}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <span className="px-1">
          Page {number.format(page)} of {number.format(last)}
        </span>
        <Button variant="secondary" disabled={page >= last} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}

const number = new Intl.NumberFormat('en');
