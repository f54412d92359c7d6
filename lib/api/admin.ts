import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/admin/audit';
import { type CurrentUser, requireAdmin, requireStaff } from '@/lib/auth/session/current-user';
import { notFound } from '@/lib/process/http-error';
import type { LimitName } from '@/lib/process/rate-limit';
import { isResourceName } from '@/lib/resources/registry';
import { readJson } from './body';
import type { Call, Handler } from './route';
import { limit, requireSameOrigin } from './sender';

type StaffCall = Call & { user: CurrentUser; actor: Actor };
type Work = (call: StaffCall) => Promise<Response>;

/** Users, settings, subscribers and what is sent to them, and the log of all this. */
export const { read: adminRead, change: adminChange, write: adminWrite } = guardedBy(requireAdmin);

/** Content: admins and editors. */
export const { read: staffRead, change: staffChange, write: staffWrite } = guardedBy(requireStaff);

function guardedBy(requirePerson: () => Promise<CurrentUser>) {
  const known = async (call: Call): Promise<StaffCall> => {
    const user = await requirePerson();
    const requestId = call.request.headers.get('x-request-id') ?? undefined;
    return { ...call, user, actor: { id: user.id, label: user.email ?? user.id, requestId } };
  };

  function read(work: Work): Handler {
    return async (call) => work(await known(call));
  }

  function change(work: Work, limitName: LimitName = 'adminWrite'): Handler {
    return async (call) => {
      const person = await known(call);
      requireSameOrigin(call.request);
      await limit(limitName, person.user.id);
      return work(person);
    };
  }

  function write<S extends z.ZodType>(
    schemaOf: (call: StaffCall) => S,
    work: (call: StaffCall, input: z.output<S>) => Promise<Response>,
    limitName?: LimitName,
  ): Handler {
    return change(
      async (call) => work(call, await readJson(call.request, schemaOf(call))),
      limitName,
    );
  }

  return { read, change, write };
}

/** Only staff may learn which addresses below /api/admin do not exist. */
export async function unknownToStaff(): Promise<never> {
  await requireStaff();
  throw notFound();
}

/** For `before`: an unknown resource answers 401 or 404 to every method, never 405. */
export async function requireKnownResource({ params }: Call): Promise<void> {
  if (!isResourceName(params.resource ?? '')) await unknownToStaff();
}
