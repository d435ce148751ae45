import { describe, expect, test } from 'vitest';
import { findHandedOn, findHidden } from './find-hidden.ts';
import { inRetail } from './plant.testing.ts';

const foreign = "import { users } from '../../identity/index.ts';";

describe('what other checks could not see', () => {
  test.each([
    ['an import by a variable', 'export const plant = (name: string) => import(name);'],
    [
      'an import that is put together',
      'export const plant = (name: string) => import(`../../identity/$' + '{name}.ts`);',
    ],
    ['a require', "import { createRequire } from 'node:module';"],
    ['a require under another name', "import { createRequire as load } from 'node:module';"],
    ['raw SQL that is put together', "export const plant = sql.raw(verb + ' from identity.users');"],
    ['raw SQL that is handed in', 'export const plant = (text: string) => sql.raw(text);'],
    [
      'a query that is handed in',
      'export const plant = (client: Client, text: string) => client.query(text);',
    ],
  ])('is found: %s', (_what, text) => {
    expect(findHidden([inRetail(text)])).toHaveLength(1);
  });

  test.each([
    ['a number', 'export const plant = sql.raw(String(count));'],
    ['a text of the same file', "const wanted = 'select 1';\nexport const plant = client.query(wanted);"],
    ['a list of columns', "export const plant = sql.raw(['a', 'b'].join(', '));"],
    ['an import by its path', "export const plant = () => import('./order.ts');"],
  ])('is not: %s', (_what, text) => {
    expect(findHidden([inRetail(text)])).toEqual([]);
  });

  test.each([
    ["export { users } from '../../identity/index.ts';"],
    ["export * from '../../identity/index.ts';"],
    [`${foreign}\nexport { users as people };`],
    [`${foreign}\nexport const people = users;`],
  ])('is a table of another module behind a name of its own: %s', (text) => {
    expect(findHandedOn([inRetail(text)])).toHaveLength(1);
  });

  test('is not a type, nor what a module makes of another’s', () => {
    const sound = `${foreign}\nexport type { UserRow } from '../../identity/index.ts';\nexport const people = list(users);`;

    expect(findHandedOn([inRetail(sound)])).toEqual([]);
  });
});
