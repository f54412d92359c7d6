import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/admin/audit';
import { type CurrentUser, requireAdmin } from '@/lib/auth/session/current-user';
import { id as idSchema } from '@/lib/schemas/text';
import type { LimitName } from '@/lib/process/rate-limits';
import { readJson } from './body';
import { notFound } from '@/lib/process/http-error';
import { limit } from './rate-limit';
import type { Handler } from './route';
import { requireSameOrigin } from './same-origin';

type Call = Parameters<Handler>[0] & { user: CurrentUser; actor: Actor };

/** A read that only staff may make. */
export function adminRead(work: (call: Call) => Promise<Response>): Handler {
  return async (call) => work(await asAdmin(call));
}

/** A change without a body. */
export function adminChange(
  work: (call: Call) => Promise<Response>,
  limitName: LimitName = 'adminWrite',
): Handler {
  return async (call) => {
    const admin = await asAdmin(call);
    requireSameOrigin(call.request);
    await limit(limitName, admin.user.id);
    return work(admin);
  };
}

/** A change whose handler sees the parsed value, never the body. */
export function adminWrite<S extends z.ZodType>(
  schemaOf: (call: Call) => S,
  work: (call: Call, input: z.output<S>) => Promise<Response>,
  limitName?: LimitName,
): Handler {
  return adminChange(
    async (call) => work(call, await readJson(call.request, schemaOf(call))),
    limitName,
  );
}

/** An id that cannot be one is as unknown as one that no row has. */
export function requireId(value: string | undefined): string {
  const parsed = idSchema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

async function asAdmin(call: Parameters<Handler>[0]): Promise<Call> {
  const user = await requireAdmin();
  const requestId = call.request.headers.get('x-request-id') ?? undefined;
  return { ...call, user, actor: { id: user.id, label: user.email ?? user.id, requestId } };
}
