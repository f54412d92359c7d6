import { forbidden, unauthorized } from 'next/navigation';

type Props = { params: Promise<{ status: string }> };

/** Where the middleware sends whoever may not pass: no admin code runs behind it. */
export default async function GatePage({ params }: Props) {
  const { status } = await params;
  if (status === 'forbidden') forbidden();
  unauthorized();
}
