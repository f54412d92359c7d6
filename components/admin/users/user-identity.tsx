import { useState } from 'react';
import type { Sent } from '@/components/admin/list/use-list';
import type { User } from '@/lib/admin/users';

export type UserRow = Sent<User>;

export function fullName({ firstName, lastName }: UserRow): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function displayName(user: UserRow): string {
  return fullName(user) || user.email || 'Unknown User';
}

export function initial({ firstName, email }: UserRow): string {
  const [letter = 'U'] = firstName?.trim() || email?.trim() || 'U';
  return letter.toUpperCase();
}

export function Avatar({ user }: { user: UserRow }) {
  const [isBroken, setBroken] = useState(false);
  if (!user.profileImageUrl || isBroken) {
    return (
      <span aria-hidden className="avatar">
        {initial(user)}
      </span>
    );
  }
  return (
    <img
      src={user.profileImageUrl}
      alt=""
      width={44}
      height={44}
      referrerPolicy="no-referrer"
      className="avatar"
      onError={() => setBroken(true)}
    />
  );
}

export function AdminIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 text-brand-ink" role="img" aria-label="Admin">
      <path
        fill="currentColor"
        d="M8 1 2.5 3v4.2c0 3.5 2.2 6.3 5.5 7.8 3.3-1.5 5.5-4.3 5.5-7.8V3L8 1Zm-.9 9.6L4.6 8.1l1-1 1.5 1.5 3.3-3.3 1 1-4.3 4.3Z"
      />
    </svg>
  );
}
