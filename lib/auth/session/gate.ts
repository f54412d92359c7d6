import 'server-only';
import { forbidden, unauthorized } from 'next/navigation';
import { type CurrentUser, getCurrentUser } from './current-user';

/** For pages: the admin, or the gate screen with its status. */
export async function gateAdmin(): Promise<CurrentUser> {
  const user = await getCurrentUser();
  if (!user) unauthorized();
  if (!user.isAdmin) forbidden();
  return user;
}
