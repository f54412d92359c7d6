/** What touches time, queues, several instances or lists: `npm run test:stress`. */
export const STRESSED: readonly string[] = [
  ...['lib/content/known-names', 'lib/db/connect/', 'lib/db/statements/letter-queue'],
  ...['lib/events/', 'lib/mail/', 'lib/process/', 'lib/front/'],
  ...['components/admin/list/', 'components/admin/form/', 'components/ui/toast'],
  ...['tests/api/running/two-instances', 'tests/api/threats/rate-limits'],
  ...['tests/api/staff/digest', 'tests/api/staff/redirects'],
  ...['tests/e2e/admin/addresses', 'tests/e2e/admin/audit', 'tests/e2e/admin/lists'],
  ...['tests/e2e/admin/nothing-lost', 'tests/e2e/editor/drafts'],
];
