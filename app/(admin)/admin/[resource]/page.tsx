import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResourceScreen } from '@/components/admin/resource/resource-screen';
import { gateStaff } from '@/lib/auth/session/current-user';
import { isResourceName, resources } from '@/lib/resources/registry';

type Props = { params: Promise<{ resource: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { resource } = await params;
  return isResourceName(resource) ? { title: resources[resource].title } : {};
}

export default async function ResourcePage({ params }: Props) {
  await gateStaff();
  const { resource } = await params;
  if (!isResourceName(resource)) notFound();
  return <ResourceScreen key={resource} name={resource} />;
}
