import Link from 'next/link';
import type { ComponentProps } from 'react';
import { paths } from '@/lib/paths';
import { resources } from '@/lib/entities/registry';
import type { Person } from './admin-providers';

type Section = { name: string; label: string; text: string; isForAdmins?: true };

const sections: readonly Section[] = [
  ...Object.values(resources).map(({ name, section }) => ({ name, ...section })),
  { name: 'proposals', label: 'Proposals', text: 'What readers say is wrong or missing' },
  { name: 'media', label: 'Media', text: 'Pictures, and where each is used' },
  { name: 'addresses', label: 'Addresses', text: 'Redirects, old addresses, and what is missing' },
  { name: 'import', label: 'Import', text: 'Whole lists as CSV, out and in' },
  { name: 'users', label: 'Users', text: 'Who may work here', isForAdmins: true },
  {
    name: 'newsletter',
    label: 'Newsletter',
    text: 'Subscribers, and their export',
    isForAdmins: true,
  },
  {
    name: 'letters',
    label: 'Letters',
    text: 'What subscribers get by e-mail',
    isForAdmins: true,
  },
  {
    name: 'settings',
    label: 'Site settings',
    text: 'Who publishes the site, and how to reach them',
    isForAdmins: true,
  },
  { name: 'readers', label: 'Readers', text: 'What is read, and where readers come from' },
  {
    name: 'audit',
    label: 'Audit log',
    text: 'Who changed what, and when',
    isForAdmins: true,
  },
];

/** Nobody is shown the way to what would refuse them. */
export function sectionsFor(person: Person | undefined): readonly Section[] {
  return sections.filter(({ isForAdmins }) => !isForAdmins || person?.isAdmin);
}

export const sectionPath = (section: Section) => paths.adminSection(section.name);

type LinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>;

export function AdminLink({ className = 'link', ...props }: LinkProps) {
  return <Link {...props} className={className} prefetch={false} />;
}
