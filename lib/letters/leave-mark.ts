/** Stands in a frozen letter for the address by which its reader leaves. */
export const LEAVE = 'https://lettre.invalid/desinscription';
/** And for the one at which they see what is kept about them. */
export const PREFERENCES = 'https://lettre.invalid/preferences';
