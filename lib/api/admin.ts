import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/admin/audit';
import { type CurrentUser, requireAdmin } from '@/lib/auth/session/current-user';
import { notFound } from '@/lib/process/http-error';
import type { LimitName } from '@/lib/process/rate-limit';
import { isResourceName } from '@/lib/resources/registry';
import { readJson } from './body';
import type { Call, Handler } from './route';
import { limit, requireSameOrigin } from './sender';

type AdminCall = Call & { user: CurrentUser; actor: Actor };

export function adminRead(work: (call: AdminCall) => Promise<Response>): Handler {
  return async (call) => work(await asAdmin(call));
}

export function adminChange(
  work: (call: AdminCall) => Promise<Response>,
  limitName: LimitName = 'adminWrite',
): Handler {
  return async (call) => {
    const admin = await asAdmin(call);
    requireSameOrigin(call.request);
    await limit(limitName, admin.user.id);
    return work(admin);
  };
}

export function adminWrite<S extends z.ZodType>(
  schemaOf: (call: AdminCall) => S,
  work: (call: AdminCall, input: z.output<S>) => Promise<Response>,
  limitName?: LimitName,
): Handler {
  return adminChange(
    async (call) => work(call, await readJson(call.request, schemaOf(call))),
    limitName,
  );
}

/** Only staff may learn which addresses below /api/admin do not exist. */
export async function unknownToStaff(): Promise<never> {
  await requireAdmin();
  throw notFound();
}

/** For `before`: an unknown resource answers 401 or 404 to every method, never 405. */
export async function requireKnownResource({ params }: Call): Promise<void> {
  if (!isResourceName(params.resource ?? '')) await unknownToStaff();
}

async function asAdmin(call: Call): Promise<AdminCall> {
  const user = await requireAdmin();
  const requestId = call.request.headers.get('x-request-id') ?? undefined;
  return { ...call, user, actor: { id: user.id, label: user.email ?? user.id, requestId } };
}
