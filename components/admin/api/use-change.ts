import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { showFailure, showSuccess } from './call-outcome';

type Change = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Called as soon as the server has it, before anything is read anew. */
  onAccepted?: () => void;
};

type Options = {
  refreshes: readonly string[];
  done: string;
  failed: string;
  onFailed?: (error: Error) => void;
  onSettled?: () => void;
};

export function useChange({ refreshes, done, failed, onFailed, onSettled }: Options) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ path, onAccepted, ...call }: Change) => {
      const answer = await callApi<Record<string, unknown>>(path, call);
      onAccepted?.();
      return answer;
    },
    // Pending until the lists are read, so that a deleted row is gone before its dialog closes.
    onSuccess: async () => {
      showSuccess(done);
      const keys = [...refreshes, 'audit'];
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error) => {
      showFailure(error, failed);
      onFailed?.(error);
    },
    onSettled,
  });
}
