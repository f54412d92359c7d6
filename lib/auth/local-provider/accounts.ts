export type LocalAccount = {
  accountId: string;
  email: string;
  given_name: string;
  family_name: string;
};

/** Two people to try the site as: one who may enter the back-office, one who may not. */
export const localAccounts: LocalAccount[] = [
  {
    accountId: 'local-admin',
    email: 'admin@guide.local',
    given_name: 'Admin',
    family_name: 'Local',
  },
  {
    accountId: 'local-member',
    email: 'membre@guide.local',
    given_name: 'Membre',
    family_name: 'Local',
  },
];

export function findAccount(id: string): LocalAccount | undefined {
  return localAccounts.find(({ accountId }) => accountId === id);
}
