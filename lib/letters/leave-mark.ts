/** Stands in a frozen letter for the address by which its reader leaves. */
export const LEAVE = 'https://lettre.invalid/desinscription';
