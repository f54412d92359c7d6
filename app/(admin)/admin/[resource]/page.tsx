import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResourceScreen } from '@/components/admin/resource/resource-screen';
import { gateStaff } from '@/lib/auth/session/current-user';
import { isResourceName, resources } from '@/lib/entities/registry';

type Props = { params: Promise<{ resource: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { resource } = await params;
  // Next says `noindex` of its own accord where notFound() is called, and once is enough.
  return isResourceName(resource) ? { title: resources[resource].title } : { robots: null };
}

export default async function ResourcePage({ params }: Props) {
  await gateStaff();
  const { resource } = await params;
  if (!isResourceName(resource)) notFound();
  return <ResourceScreen key={resource} name={resource} />;
}
