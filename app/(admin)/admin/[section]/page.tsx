import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { AddressesScreen } from '@/components/admin/addresses/addresses-screen';
import { AuditScreen } from '@/components/admin/audit/audit-screen';
import { NewsletterScreen } from '@/components/admin/newsletter/newsletter-screen';
import { LibraryScreen } from '@/components/admin/pictures/library-screen';
import { ProposalsScreen } from '@/components/admin/proposals/proposals-screen';
import { ResourceScreen } from '@/components/admin/resource/resource-screen';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { UsersScreen } from '@/components/admin/users/users-screen';
import { gateAdmin, gateStaff } from '@/lib/auth/session/current-user';
import { isResourceName, resources } from '@/lib/entities/registry';

type Props = { params: Promise<{ section: string }> };
type Section = { title: string; screen: ReactNode; isForAdmins?: true };

/** Whose screen asks for all that it shows; the others have a folder of their own. */
const SECTIONS = new Map<string, Section>([
  ['addresses', { title: 'Addresses', screen: <AddressesScreen /> }],
  ['audit', { title: 'Audit Log', screen: <AuditScreen />, isForAdmins: true }],
  ['media', { title: 'Media', screen: <LibraryScreen /> }],
  [
    'newsletter',
    { title: 'Newsletter Subscribers', screen: <NewsletterScreen />, isForAdmins: true },
  ],
  ['proposals', { title: 'Manage Proposals', screen: <ProposalsScreen /> }],
  ['settings', { title: 'Site Settings', screen: <SettingsScreen />, isForAdmins: true }],
  ['users', { title: 'Manage Users', screen: <UsersScreen />, isForAdmins: true }],
]);

function sectionAt(name: string): Section | undefined {
  if (!isResourceName(name)) return SECTIONS.get(name);
  return { title: resources[name].title, screen: <ResourceScreen key={name} name={name} /> };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const section = sectionAt((await params).section);
  // Next says `noindex` of its own accord where notFound() is called, and once is enough.
  return section ? { title: section.title } : { robots: null };
}

export default async function SectionPage({ params }: Props) {
  const section = sectionAt((await params).section);
  await (section?.isForAdmins ? gateAdmin() : gateStaff());
  return section?.screen ?? notFound();
}
