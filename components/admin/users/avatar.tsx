'use client';

import { useState } from 'react';
import { type UserRow, initial } from './user-row';

/** The provider's picture; the initial while there is none, or none that loads. */
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
