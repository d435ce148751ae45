import { describe, expect, test } from 'vitest';
import { findForeignKeys } from './find-foreign-keys.ts';
import { findForeignWrites, schemasOf } from './find-foreign-writes.ts';
import { exportsOf, findMisnamed, findScenes, findTransactions } from './find-misplaced.ts';
import { findTradeWords } from './find-trade-words.ts';
import type { SourceFile } from './source-file.ts';

const schemas = new Map([
  ...([
    ['retail', 'retail'] as const,
    ['identity', 'identity'] as const,
    ['payments', 'payments'] as const,
  ] as const),
  ['simulated', 'payments'],
  ['platform', 'platform'],
]);

const inRetail = (text: string, path = 'orders/plant-order.ts'): SourceFile => ({
  path: `apps/api/src/modules/retail/${path}`,
  text,
});

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

describe('a migration', () => {
  const mayKnow = { retail: ['identity'], payments: ['identity'], identity: [] };
  const foundIn = (text: string) => findForeignKeys([{ path: '0099.sql', text }], schemas, mayKnow);

  test.each<[what: string, sql: string, found: string]>([
    [
      'a column that points up',
      'create table identity.a (id int references retail.orders);',
      '0099.sql identity.a points at retail.orders',
    ],
    [
      'a constraint that points sideways',
      'alter table payments.a add constraint x foreign key (id) references retail.orders (id);',
      '0099.sql payments.a points at retail.orders',
    ],
    [
      'a column that is added and points up',
      'alter table identity.a add column b int references "retail"."orders";',
      '0099.sql identity.a points at retail.orders',
    ],
    [
      'a key without a schema',
      'create table identity.a (id int references orders);',
      '0099.sql identity.a points at orders',
    ],
    [
      'a trigger of another module',
      'create trigger t after insert on identity.users for each row execute function retail.note();',
      '0099.sql identity.users triggers retail.note',
    ],
    [
      'a function that writes elsewhere',
      'create function retail.note() returns trigger language plpgsql as $x$ begin update identity.users set a = 1; return new; end $x$;',
      '0099.sql retail.note writes to identity.users',
    ],
  ])('is refused %s', (_what, sql, found) => {
    expect(foundIn(sql)).toEqual([found]);
  });

  test('may point down, call the platform’s functions and write to its own', () => {
    const sound = `create table retail.a (id int references identity.users, b int references retail.orders);
      create trigger t before update on retail.a for each row execute function platform.append_only();
      create function retail.note() returns trigger language plpgsql as $$ begin delete from retail.a; return new; end $$;`;

    expect(foundIn(sound)).toEqual([]);
  });
});

describe('a file', () => {
  test.each([
    ['order.routes.ts', 'export const x = (db: Db) => db.transaction((tx) => y(tx));'],
    ['order.queries.ts', "export const x = (db: Db) => db['transaction']((tx) => y(tx));"],
    ['order.present.ts', 'export const x = ({ transaction }: Db) => transaction((tx) => y(tx));'],
    ['order.routes.ts', "export const x = (client: Client) => client.query('begin');"],
  ])('may not open a transaction: %s, %s', (name, text) => {
    expect(findTransactions([inRetail(text, `orders/${name}`)])).toHaveLength(1);
  });

  test('may open one as a verb', () => {
    expect(findTransactions([inRetail('export const x = (db: Db) => db.transaction(y);')])).toEqual([]);
  });

  test.each([
    ['nothing', 'const plantOrder = 1;'],
    ['another name', 'export const growOrder = 1;'],
    ['two other names', 'export const grow = 1;\nexport function water() {}\n'],
  ])('that exports %s is misnamed', (_what, text) => {
    expect(findMisnamed([inRetail(text)])).toHaveLength(1);
  });

  test.each([
    'export function plantOrder() {}',
    'export const { plantOrder } = made();',
    "export { plantOrder } from './x.ts';",
    'export interface PlantedOrder {}\nexport const plantOrders = 1;',
  ])('is told by its name: %s', (text) => {
    expect(findMisnamed([inRetail(text)])).toEqual([]);
  });

  test('has all its exports listed, those taken apart too', () => {
    expect(exportsOf(inRetail('export const { a, b: c } = d, e = 1;\nexport class F {}'))).toEqual([
      'a',
      'c',
      'e',
      'F',
    ]);
  });

  test('that only tests use is found, and one that is built with a test’s library', () => {
    const scene = inRetail('export const buildOrder = 1;', 'orders/build-order.ts');
    const user = inRetail("import { buildOrder } from './build-order.ts';", 'orders/order.test.ts');
    const made = inRetail("import fc from 'fast-check';", 'orders/made-orders.ts');
    const kind = inRetail("import fc from 'fast-check';", 'orders/order.testing.ts');

    expect(findScenes([scene, user, made, kind])).toEqual([
      `${scene.path} is used by tests alone`,
      `${made.path} is used by tests alone`,
    ]);
  });
});

describe('a service', () => {
  const nouns = { classifieds: ['ad', 'classified', 'offer'], retail: ['order', 'product'] };
  const foundIn = (text: string, file = 'messages/message.tables.ts') =>
    findTradeWords([{ path: `apps/api/src/modules/messaging/${file}`, text }], ['messaging'], nouns);

  test.each([
    ['a column', "export const messages = schema.table('messages', { offerId: bigId() });"],
    ['a column in the database’s spelling', 'const columns = { order_ids: 1 };'],
    ['a field', 'interface News { classifiedId?: number; }'],
    ['an amount', 'interface News { offerPriceCents: number; }'],
    ['a parameter', 'export function tell(adId: number) {}'],
    ['a parameter that is taken apart', 'export function tell({ productIds }: News) {}'],
    ['a function', 'export async function setOfferCard() {}'],
    ['a kind', "const isAd = kind === 'classifieds.ad';"],
    ['a kind’s beginning', 'const kind = `retail.order.$' + '{noun}`;'],
    ['a table of a trade', 'const found = sql`select * from retail.orders`;'],
  ])('names no trade’s thing: %s', (_what, text) => {
    expect(foundIn(text)).toHaveLength(1);
  });

  test('is no place for a file of a trade’s thing', () => {
    expect(foundIn('', 'messages/set-offer-card.ts')).toHaveLength(1);
  });

  test.each([
    ['says what comes in which order', 'const orderBy = 1; const order = [1];'],
    ['offers something itself', 'export function offerApp() {}'],
    ['speaks of the product as a whole', "const text = 'The product’s time';"],
  ])('may still speak English: %s', (_what, text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test('spells the wire’s names where it presents', () => {
    const wire = "export const shown = { classified_id: about.kind === 'classifieds.ad' ? about.id : null };";

    expect(foundIn(wire, 'messages/message.present.ts')).toEqual([]);
  });
});
