import Link from 'next/link';
import type { ComponentProps } from 'react';
import { paths } from '@/lib/paths';

export type Section = { name: string; label: string; text: string };

export const sections: readonly Section[] = [
  { name: 'articles', label: 'Articles', text: 'Write, publish and schedule' },
  { name: 'universities', label: 'Universities', text: 'Public universities and schools' },
  { name: 'categories', label: 'Categories', text: 'The specialisations of the site' },
  { name: 'cities', label: 'Cities', text: 'Where the programmes are' },
  { name: 'users', label: 'Users', text: 'Who may work here' },
  { name: 'newsletter', label: 'Newsletter', text: 'Subscribers, and their export' },
  { name: 'audit', label: 'Audit log', text: 'Who changed what, and when' },
];

export const sectionPath = (section: Section) => paths.adminSection(section.name);

/** A link within the back-office; no page of it is fetched before somebody goes there. */
export function AdminLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
