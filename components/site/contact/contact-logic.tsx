import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type ContactInput, contactSchema } from '@/lib/schemas/contact';

export type LiveForm = Pick<UseFormReturn<ContactInput>, 'register' | 'handleSubmit' | 'reset'> & {
  errors: UseFormReturn<ContactInput>['formState']['errors'];
};

type Props = { onChange: (form: LiveForm) => void };

/** Hands react-hook-form to fields that are in the page already. Default export for lazy. */
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
