import { describe, expect, test } from 'vitest';
import { exportsOf, findMisnamed, findScenes, findTransactions } from './find-misplaced.ts';
import { inRetail } from './plant.testing.ts';

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

  test('that is a page belongs to its route, though only tests import it', () => {
    const page = {
      path: 'apps/web/app/pages/account/login.tsx',
      text: "import type { Route } from './+types/login.ts';\nexport const loader = 1;",
    };
    const test = {
      path: 'apps/web/app/pages/account/login.test.ts',
      text: "import { loader } from './login.tsx';",
    };

    expect(findScenes([page, test])).toEqual([]);
    expect(findScenes([{ ...page, text: 'export const loader = 1;' }, test])).toHaveLength(1);
  });
});
