import { describe, expect, test } from 'vitest';
import { findForeignWrites, schemasOf } from './find-foreign-writes.ts';
import { inRetail, schemas } from './plant.testing.ts';

const targetsOf = (text: string): string[] =>
  findForeignWrites([inRetail(text)], schemas).map((breach) => breach.replace(/^\S+ /, ''));

const foreign = "import { users } from '../../identity/index.ts';";
const own = "import { orders } from './order.tables.ts';";
const body = (line: string) => `export async function plantOrder(tx: Tx) {\n${line}\n}\n`;

describe('writing to another module’s table', () => {
  test.each<[how: string, text: string, target: string]>([
    ['by its name', `${foreign}\n${body('await tx.insert(users).values({});')}`, 'inserts users of identity'],
    [
      'under another name',
      `import { users as people } from '../../identity/index.ts';\n${body('await tx.update(people).set({});')}`,
      'updates people of identity',
    ],
    [
      'through a namespace',
      `import * as identity from '../../identity/index.ts';\n${body('await tx.delete(identity.users);')}`,
      'deletes identity of identity',
    ],
    [
      'through a name of its own',
      `${foreign}\nconst people = users;\n${body('await tx.delete(people).where(x);')}`,
      'deletes users of identity',
    ],
    [
      'taken out of a namespace',
      `import * as identity from '../../identity/index.ts';\nconst { users } = identity;\n${body('await tx.delete(users);')}`,
      'deletes identity of identity',
    ],
    [
      'through a table alias',
      `${foreign}\nconst people = alias(users, 'p');\n${body('await tx.update(people).set({});')}`,
      'updates users of identity',
    ],
    [
      'as one of two',
      `${foreign}\n${own}\n${body('await tx.delete(isOurs ? orders : users).where(x);')}`,
      'deletes users of identity',
    ],
    [
      'by a verb in brackets',
      `${foreign}\n${body("await tx['insert'](users).values({});")}`,
      'inserts users of identity',
    ],
    [
      'imported on the way',
      body("const { users } = await import('../../identity/index.ts');\nawait tx.delete(users);"),
      'deletes ../../identity/index.ts of identity',
    ],
    [
      'that is handed in',
      'export const wipe = (tx: Tx, table: PgTable) => tx.delete(table).where(x);',
      'deletes a table that is handed in',
    ],
    [
      'by SQL',
      body('await tx.execute(sql`insert into identity.users (name) values (1)`);'),
      'inserts identity.users',
    ],
    [
      'by SQL in odd spelling',
      body('await tx.execute(sql`UPDATE/* x */\n  only "identity" . "users" set a = 1`);'),
      'updates identity.users',
    ],
    [
      'inside a larger statement',
      body(
        'await tx.execute(sql`with gone as (delete from identity.users returning id) select * from gone`);',
      ),
      'deletes identity.users',
    ],
    [
      'by SQL without a schema',
      body('await tx.execute(sql`delete from users`);'),
      'deletes users, without its schema',
    ],
    [
      'by SQL that names the table by a variable',
      `${foreign}\n${body('await tx.execute(sql`delete from $' + '{users}`);')}`,
      'deletes users of identity',
    ],
    ['by a copy', body("await client.query('copy identity.users from stdin');"), 'copys identity.users'],
    ['by raw SQL', body("await tx.execute(sql.raw('truncate identity.users'));"), 'truncates identity.users'],
    [
      'by a query of the driver',
      body("await client.query('delete from identity.users');"),
      'deletes identity.users',
    ],
    [
      'in a text that is sent later',
      "export const plantOrder = 'merge into identity.users u using x on true when matched then delete';",
      'merges identity.users',
    ],
  ])('is found %s', (_how, text, target) => {
    expect(targetsOf(text)).toContain(target);
  });

  test('is not seen where a module writes to its own, reads, locks or changes a set', () => {
    const sound = `${foreign}\n${own}\n${body(`
      await tx.insert(orders).values({});
      await tx.execute(sql\`update \${orders} set a = 1\`);
      await tx.execute(sql\`insert into retail.orders select id from identity.users on conflict do update set a = 1\`);
      await tx.execute(sql\`select 'to be deleted' /* delete from identity.users */ from identity.users for update of users\`);
      seen.delete(key);
      createHash('sha256').update(text).digest('hex');
      say('Delete from the list, or update your profile.');`)}`;

    expect(targetsOf(sound)).toEqual([]);
  });

  test('counts a schema to the module that declares it', () => {
    const text = "export const simulated = pgSchema('simulated');";

    expect(schemasOf([{ path: 'apps/api/src/modules/payments/x/y.tables.ts', text }]).get('simulated')).toBe(
      'payments',
    );
  });
});
