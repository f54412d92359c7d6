import type { ReactNode } from 'react';
import type { FilledContact } from '@/lib/contact/form';
import { paths } from '@/lib/paths';
import { FormField, FormTrap } from '@/components/site/kit/form-field';

export type Delivery = { kind: 'mailto'; to: string } | { kind: 'server' };
type Props = {
  delivery: Delivery;
  note: ReactNode;
  filled?: FilledContact;
  /** The words for the outcome. */
  children: ReactNode;
};

const FIELDS = [
  { name: 'name', label: 'Nom complet *', type: 'text', autoComplete: 'name', maxLength: 100 },
  { name: 'email', label: 'Email *', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'subject', label: 'Sujet *', type: 'text', autoComplete: 'off', maxLength: 200 },
  { name: 'message', label: 'Message *', rows: 6, maxLength: 5000 },
] as const;

/** Checked and sent by the script once the form is entered; without JavaScript, by the site. */
export function ContactForm({ delivery, note, filled, children }: Props) {
  return (
    <form
      method="post"
      action={`${paths.contactForm}#contact-etat`}
      data-behaviour="contact"
      data-mail-to={delivery.kind === 'mailto' ? delivery.to : undefined}
      className="space-y-5"
      aria-describedby="contact-note"
    >
      {FIELDS.map((field) => (
        <FormField
          key={field.name}
          form="contact"
          {...field}
          defaultValue={filled?.values[field.name]}
          error={filled?.errors[field.name]}
        />
      ))}
      <FormTrap form="contact" />
      {filled && <input type="hidden" name="moment" value={filled.stamp} />}
      <p id="contact-note" className="text-sm text-muted">
        {note}
      </p>
      <button type="submit" className="button max-sm:w-full">
        Envoyer le message
      </button>
      {children}
    </form>
  );
}
