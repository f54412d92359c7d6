// npm run admin -- grant you@example.org | revoke you@example.org | list
import { connectTo } from '@/lib/db/connect/client';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { onDatabase, runScript } from '@/lib/db/scripts/run';
import { grantAdmin, listAdmins, revokeAdmin } from './admin-commands';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- grant you@example.org
  npm run admin -- revoke you@example.org`;

await runScript(async () => {
  const [command = '', email = '', ...rest] = process.argv.slice(2);
  const takesEmail = command === 'grant' || command === 'revoke';
  if (rest.length > 0 || !(takesEmail ? email.includes('@') : command === 'list' && !email)) {
    throw new DatabaseError(USAGE);
  }
  await onDatabase(async (url) => {
    const db = connectTo(url);
    try {
      if (command === 'grant') console.log(await grantAdmin(db, email));
      else if (command === 'revoke') console.log(await revokeAdmin(db, email));
      else console.log(await listAdmins(db));
    } finally {
      await db.$disconnect();
    }
  });
});
