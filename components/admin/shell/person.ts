import { createContext, useContext } from 'react';

/** Who is signed in; an editor is no admin, and is not shown what is for admins alone. */
export type Person = { label: string; name: string; isAdmin: boolean };

/** Absent where nobody of the staff is shown a page. */
export const PersonContext = createContext<Person | undefined>(undefined);

export const usePerson = () => useContext(PersonContext);

export const useIsAdmin = () => usePerson()?.isAdmin === true;

/** What an article that is new is signed with. */
export const useOwnName = () => usePerson()?.name ?? '';
