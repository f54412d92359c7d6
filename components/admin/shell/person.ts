import { createContext, useContext } from 'react';

/** What the signed-in person is called; absent where nobody of the staff is shown a page. */
export const PersonContext = createContext<string | undefined>(undefined);

export const usePerson = () => useContext(PersonContext);
