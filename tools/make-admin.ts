import { argv, exit, stdout } from 'node:process';
import { createRole, findRoleOf, listRoles, setRoleOf } from '../apps/api/src/modules/identity/index.ts';
import { openDatabase } from '../apps/api/src/platform/db/database.ts';
import { databaseUrl } from './database-url.ts';

const roleName = 'Owner';
const say = (line: string) => stdout.write(`${line}\n`);

/** Gives the account with this address the role with every permission. */
async function makeAdmin(email: string): Promise<string> {
  const { db, pool, close } = openDatabase(await databaseUrl(), 2);
  try {
    const { rows } = await pool.query<{ id: number }>(
      `select id from identity.users where email = $1 and status <> 'deleted'`,
      [email],
    );
    const userId = rows[0]?.id;
    if (userId === undefined) return `There is no account of ${email}. Register it first.`;
    return await db.transaction(async (tx) => {
      if ((await findRoleOf(tx, userId))?.permissions.includes('*'))
        return `${email} may do everything already.`;
      const known = (await listRoles(tx)).find(({ permissions }) => permissions.includes('*'));
      const role = known ?? (await createRole(tx, { name: roleName, permissions: ['*'] }));
      await setRoleOf(tx, userId, role.id);
      return `${email} is an admin now, with the role ${role.name}. Sign in at /admin/login; in production, add a second factor at /security before.`;
    });
  } finally {
    await close();
  }
}

const [, , email] = argv;
if (!email) {
  say('Say whom: node tools/make-admin.ts person@example.org');
  exit(1);
}
say(await makeAdmin(email));
