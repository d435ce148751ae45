import { describe, expect, test } from 'vitest';
import { findForeignKeys } from './find-foreign-keys.ts';
import { schemas } from './plant.testing.ts';

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
