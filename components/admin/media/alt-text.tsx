import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { showFailure, showSuccess } from '@/components/admin/api/call-outcome';
import { Button } from '@/components/ui/button';
import type { Uploaded } from './upload';

export function SavedAltText({ url }: { url: string }) {
  const path = `/api/admin/media?url=${encodeURIComponent(url)}`;
  const { data } = useQuery<Uploaded>({ queryKey: ['media', path], gcTime: 0 });
  return data ? <AltTextField saved={data} /> : null;
}

function AltTextField({ saved }: { saved: Uploaded }) {
  const id = useId();
  const [alt, setAlt] = useState(saved.alt);
  const save = useMutation({
    mutationFn: () =>
      callApi<Uploaded>('/api/admin/media', { method: 'PUT', body: { url: saved.url, alt } }),
    onSuccess: () => showSuccess('Alternative text updated successfully'),
    onError: (error) => showFailure(error, 'Failed to update the alternative text'),
  });
  return (
    <div>
      <label htmlFor={id}>Alternative text</label>
      <div className="flex flex-wrap gap-2">
        <AltTextInput
          id={id}
          value={alt}
          className="field min-w-0 flex-1 basis-60"
          onText={setAlt}
        />
        <Button
          variant="secondary"
          disabled={alt.trim() === '' || alt === (save.data ?? saved).alt}
          isBusy={save.isPending}
          busyLabel="Saving..."
          onClick={() => save.mutate()}
        >
          Save text
        </Button>
      </div>
    </div>
  );
}

type InputProps = ComponentProps<'input'> & { onText: (text: string) => void };

export function AltTextInput({ onText, ...rest }: InputProps) {
  return (
    <input
      type="text"
      lang="fr"
      maxLength={300}
      {...rest}
      // Enter would save the article's form around this field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
