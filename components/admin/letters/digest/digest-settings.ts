import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '@/components/admin/api/use-change';
import type { Sent } from '@/components/admin/list/use-list';
import type { DigestReaders, DigestState } from '@/lib/admin/letters/digest';
import type { DigestSettingsInput } from '@/lib/schemas/letters/digest';

type Skipped = Sent<NonNullable<DigestState['skipped']>>;
export type Digest = Sent<Omit<DigestState, 'skipped'>> & { skipped: Skipped | null };
export type Readers = Sent<DigestReaders>;

export const DIGEST = '/api/admin/digest';
/** Apart from the digest, because counting takes seconds and no change waits for it. */
export const READERS_KEY = ['digest-readers'];

/** Sends what is changed and nothing else: this page may be older than the rest. */
export function useDigestChange(onSettled?: () => void) {
  const client = useQueryClient();
  const { isPending, mutate } = useChange({
    refreshes: ['letters', 'digest'],
    done: 'Weekly digest updated successfully',
    failed: 'Failed to update weekly digest',
    onSettled,
  });
  return {
    isPending,
    save: (body: DigestSettingsInput, onSuccess?: () => void) =>
      mutate(
        {
          ...{ path: DIGEST, method: 'PUT', body },
          onSaid: () => void client.invalidateQueries({ queryKey: READERS_KEY }),
        },
        { onSuccess },
      ),
  };
}
