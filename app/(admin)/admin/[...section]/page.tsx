import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { AddressesScreen } from '@/components/admin/addresses/addresses-screen';
import { AuditScreen } from '@/components/admin/audit/audit-screen';
import { ManyCallsScreen } from '@/components/admin/calls/many-calls-screen';
import { LettersScreen } from '@/components/admin/letters/letters-screen';
import { NewsletterScreen } from '@/components/admin/newsletter/newsletter-screen';
import { LibraryScreen } from '@/components/admin/pictures/library-screen';
import { ProposalsScreen } from '@/components/admin/proposals/proposals-screen';
import { ReadersScreen } from '@/components/admin/readers/readers-screen';
import { ResourceScreen } from '@/components/admin/resource/resource-screen';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { AdminLink } from '@/components/admin/shell/sections';
import { ImportScreen } from '@/components/admin/transfer/import-screen';
import { UsersScreen } from '@/components/admin/users/users-screen';
import { buttonClass } from '@/components/ui/button';
import { academicYearOf } from '@/lib/admin/days';
import { PERIODS, getReaderFigures } from '@/lib/admin/readers';
import { type CurrentUser, gateAdmin, gateStaff } from '@/lib/auth/session/current-user';
import { isResourceName, resources } from '@/lib/entities/registry';
import { env } from '@/lib/env';
import { type SearchParams, pageNumber } from '@/lib/paging';
import { paths } from '@/lib/paths';

type Asked = { person: CurrentUser; query: Awaited<SearchParams> };
type Section = {
  title: string;
  screen: (asked: Asked) => ReactNode | Promise<ReactNode>;
  isForAdmins?: true;
};

const SECTIONS = new Map<string, Section>([
  ['addresses', { title: 'Addresses', screen: () => <AddressesScreen /> }],
  ['audit', { title: 'Audit Log', screen: () => <AuditScreen />, isForAdmins: true }],
  ['calls', { title: resources.calls.title, screen: callsScreen }],
  ['calls/many', { title: 'Add Many Calls', screen: manyCallsScreen }],
  ['import', { title: 'Import and Export', screen: importScreen }],
  ['letters', { title: 'Letters', screen: lettersScreen, isForAdmins: true }],
  ['media', { title: 'Media', screen: () => <LibraryScreen /> }],
  [
    'newsletter',
    { title: 'Newsletter Subscribers', screen: () => <NewsletterScreen />, isForAdmins: true },
  ],
  ['proposals', { title: 'Manage Proposals', screen: () => <ProposalsScreen /> }],
  ['readers', { title: 'Readers', screen: readersScreen }],
  ['settings', { title: 'Site Settings', screen: () => <SettingsScreen />, isForAdmins: true }],
  ['users', { title: 'Manage Users', screen: () => <UsersScreen />, isForAdmins: true }],
]);

/** Only calls are entered as a whole table. */
function callsScreen() {
  const action = (
    <AdminLink href={`${paths.adminSection('calls')}/many`} className={buttonClass.secondary}>
      Add Many Calls
    </AdminLink>
  );
  return <ResourceScreen name="calls" action={action} />;
}

function manyCallsScreen() {
  const now = new Date();
  const aYearAgo = new Date(now);
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return <ManyCallsScreen year={academicYearOf(now)} yearBefore={academicYearOf(aYearAgo)} />;
}

function importScreen({ person: { isAdmin }, query: { list } }: Asked) {
  return <ImportScreen first={isAdmin && list === 'subscribers' ? list : undefined} />;
}

function lettersScreen({ person: { email } }: Asked) {
  const { SMTP_URL, LETTERS_PER_MINUTE } = env();
  return (
    <LettersScreen
      canSend={SMTP_URL !== undefined}
      perMinute={LETTERS_PER_MINUTE}
      ownAddress={email ?? ''}
    />
  );
}

async function readersScreen({ query: { days, page } }: Asked) {
  const period = PERIODS.find((one) => String(one) === days) ?? PERIODS[0];
  return <ReadersScreen figures={await getReaderFigures(period, pageNumber(page))} />;
}

type Props = { params: Promise<{ section: string[] }>; searchParams: SearchParams };

async function sectionAt({ params }: Props): Promise<Section | undefined> {
  const name = (await params).section.join('/');
  const known = SECTIONS.get(name);
  if (known || !isResourceName(name)) return known;
  return { title: resources[name].title, screen: () => <ResourceScreen key={name} name={name} /> };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const section = await sectionAt(props);
  // Next says `noindex` of its own accord where notFound() is called, and once is enough.
  return section ? { title: section.title } : { robots: null };
}

/** Every address below /admin, so that staff stay in the back-office where nothing is. */
export default async function SectionPage(props: Props) {
  const section = await sectionAt(props);
  const person = await (section?.isForAdmins ? gateAdmin() : gateStaff());
  return section?.screen({ person, query: await props.searchParams }) ?? notFound();
}
