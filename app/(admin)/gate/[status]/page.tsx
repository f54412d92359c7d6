import { forbidden, unauthorized } from 'next/navigation';

type Props = { params: Promise<{ status: string }> };

/** The middleware sends whoever may not pass to this page, so that no admin code runs. */
export default async function GatePage({ params }: Props) {
  const { status } = await params;
  if (status === 'forbidden') forbidden();
  unauthorized();
}
