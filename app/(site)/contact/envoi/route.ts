import { errorResponse } from '@/lib/api/route';
import { limitAddress } from '@/lib/api/rate-limit';
import { PRIVATE } from '@/lib/api/respond';
import { requireSameOrigin } from '@/lib/api/same-origin';
import type { FilledContact } from '@/lib/contact/filled-contact';
import { postForm } from '@/lib/contact/post-form';
import { paths } from '@/lib/paths';
import { filledPage } from '@/lib/process/filled-page';

/** The contact form without JavaScript: sends the message, or shows the page with all of it. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request);
    await limitAddress('api', request);
    const result = await postForm(new URLSearchParams(await request.text()), request);
    return result === 'sent'
      ? seeOther(`${paths.contact}?etat=envoye`)
      : await show(result, request);
  } catch (error) {
    return errorResponse(error, request);
  }
}

/** Whoever comes here by its address is shown the form. */
export function GET(): Response {
  return seeOther(paths.contact);
}

async function show(filled: FilledContact, { headers }: Request): Promise<Response> {
  const page = await filledPage(paths.contact, filled, headers.get('x-request-id') ?? '');
  return new Response(page, {
    status: filled.outcome.kind === 'invalid' ? 422 : 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PRIVATE },
  });
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}
