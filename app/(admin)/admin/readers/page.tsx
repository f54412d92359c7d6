import type { Metadata } from 'next';
import { ReadersScreen } from '@/components/admin/readers/readers-screen';
import { PERIODS, getReaderFigures } from '@/lib/admin/readers';
import { gateStaff } from '@/lib/auth/session/current-user';
import { pageNumber, type SearchParams } from '@/lib/paging';

export const metadata: Metadata = { title: 'Readers' };

export default async function ReadersPage({ searchParams }: { searchParams: SearchParams }) {
  await gateStaff();
  const { days, page } = await searchParams;
  const period = PERIODS.find((one) => String(one) === days) ?? PERIODS[0];
  return <ReadersScreen figures={await getReaderFigures(period, pageNumber(page))} />;
}
