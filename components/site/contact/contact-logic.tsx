import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { type ContactInput, contactSchema, FASTEST_SECONDS } from '@/lib/schemas/contact';

export type LiveForm = Pick<UseFormReturn<ContactInput>, 'register' | 'handleSubmit' | 'reset'> & {
  errors: UseFormReturn<ContactInput>['formState']['errors'];
};

type Props = { onChange: (form: LiveForm) => void };

/** `lazy` needs the default export. */
export default function ContactLogic({ onChange }: Props) {
  const { register, handleSubmit, reset, formState } = useForm<ContactInput>({
    resolver: zodResolver(contactSchema),
  });
  const { errors } = formState;
  useEffect(
    () => onChange({ register, handleSubmit, reset, errors }),
    [onChange, register, handleSubmit, reset, errors],
  );
  return null;
}

type Circumstances = { website: string; seconds: number };

export async function sendMessage(
  message: ContactInput,
  given: Circumstances,
): Promise<'sent' | 'failed' | 'busy'> {
  // The site takes what comes faster for a program's message, so a pasted one waits here.
  const early = Math.max(0, FASTEST_SECONDS - given.seconds);
  await new Promise((resolve) => setTimeout(resolve, early * 1000));
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...message, ...given, seconds: given.seconds + early }),
    });
    if (response.status === 429) return 'busy';
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
