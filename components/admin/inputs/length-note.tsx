import { useWatch } from 'react-hook-form';
import type { Field } from '@/lib/resources/resource';

/** How much of a text search engines will show. */
export function LengthNote({ field: { name, goal } }: { field: Field }) {
  const value = useWatch({ name }) as string;
  if (!goal) return null;
  const isLong = value.length > goal;
  return (
    <p className="hint" data-tone={isLong ? 'amber' : undefined}>
      {value.length} of {goal} characters
      {isLong && ', search engines will cut it'}
    </p>
  );
}
