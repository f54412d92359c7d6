import { DatabaseError } from '@/lib/db/connect/database-errors';
import { lockAdmins } from '@/lib/db/statements/rows';
import type { PrismaClient } from '@/prisma/generated/client';
import { changeRole } from '@/lib/auth/sign-in/role';

const ACTOR = 'npm run admin';
const UNVERIFIED =
  'The identity provider does not say that this address is theirs: make sure that it is.';

export async function grantAdmin(db: PrismaClient, address: string): Promise<string> {
  return said(async () => {
    const { id, email, emailVerified } = await requireUser(db, address);
    const isChanged = await db.$transaction((tx) => changeRole(tx, id, true, ACTOR));
    const said = isChanged ? `${email} is an admin now.` : `${email} was an admin already.`;
    return emailVerified ? said : `${said} ${UNVERIFIED}`;
  });
}

export async function revokeAdmin(db: PrismaClient, address: string): Promise<string> {
  return said(async () => {
    const { id, email } = await requireUser(db, address);
    const isChanged = await db.$transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      if (admins.length === 1 && admins[0] === id) {
        throw new DatabaseError(
          `${email} is the last admin and stays one: make somebody else an admin first.`,
        );
      }
      return changeRole(tx, id, false, ACTOR);
    });
    return isChanged ? `${email} is no admin any more.` : `${email} was no admin.`;
  });
}

export async function listAdmins(db: PrismaClient): Promise<string> {
  return said(async () => {
    const admins = await db.user.findMany({
      where: { isAdmin: true },
      orderBy: [{ email: 'asc' }, { id: 'asc' }],
      select: { id: true, email: true },
    });
    if (admins.length === 0) return 'There is no admin yet.';
    return admins.map(({ id, email }) => email ?? id).join('\n');
  });
}

async function requireUser(db: PrismaClient, address: string) {
  const email = address.trim().toLowerCase();
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, emailVerified: true },
  });
  if (user) return { ...user, email };
  throw new DatabaseError(
    `Nobody has signed in as ${email} yet: sign in once at /login, then run this again.`,
  );
}

/** P2021 means that a table is missing: the site has never started on this database. */
async function said(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2021') throw error;
    throw new DatabaseError('This database is empty: start the site once, then run this again.');
  }
}
