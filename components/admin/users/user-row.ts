import type { User } from '@/lib/admin/users';
import type { Sent } from '../resource/rows';

export type UserRow = Sent<User>;

export function fullName({ firstName, lastName }: UserRow): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function displayName(user: UserRow): string {
  return fullName(user) || user.email || 'Unknown User';
}

/** First letter of the first name, else of the e-mail, else U. */
export function initial({ firstName, email }: UserRow): string {
  const [letter = 'U'] = firstName?.trim() || email?.trim() || 'U';
  return letter.toUpperCase();
}
