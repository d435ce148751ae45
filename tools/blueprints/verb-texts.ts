import type { Names } from './names.ts';
import { camel, capital, gerund } from './words.ts';

/** The contract of a move of an own row. */
export const moveText = ({ module, noun, one, act, id, verb, type, said }: Names) => `
export const ${act} = endpoint({
  method: 'POST',
  path: '/${noun}/:${id}/${verb}',
  access: 'signed-in',
  summary: '${capital(verb)}: what happens to the ${said}.',
  params: z.object({ ${id}: ownId('${module}.${one}') }),
  reply: ${type},
  errors: ['${one}-move-not-allowed'],
});
`;

/** The contract of any other call. */
export const callText = ({ module, noun, one, act, id, verb, said }: Names) => `
export const ${act} = endpoint({
  method: 'POST',
  path: '/${noun}/:${id}/${verb}',
  access: 'signed-in',
  summary: '${capital(verb)}: what happens to the ${said}.',
  params: z.object({ ${id}: ownId('${module}.${one}') }),
  reply: Nothing,
});
`;

export const moveVerbText = ({ one, act, verb, type, said }: Names) =>
  `import type { Db } from '../../../platform/db/database.ts';
import { lockOwn${type}, moveOwn${type} } from './${one}.queries.ts';
import type { ${type}Row } from './${one}.tables.ts';

/** ${capital(verb)}: what happens to the ${said}. */
export function ${act}(db: Db, user: { id: number }, id: number): Promise<${type}Row> {
  return db.transaction(async (tx) => moveOwn${type}(tx, await lockOwn${type}(tx, id, user), '${verb}'));
}
`;

export const verbText = ({ act, one, verb, said }: Names) =>
  `import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';

/** ${capital(verb)}: what happens to the ${said}, all or nothing. */
export function ${act}(db: Db, _user: User, _${camel(one)}Id: number): Promise<null> {
  // Load and lock, check permission, check the input, change, notify, return.
  return db.transaction(async () => {
    throw new Problem('record-not-found');
  });
}
`;

export const testText = ({ module, noun, verb, act, id, file, said }: Names) =>
  `import { ${act} } from '@souk/contract/modules/${module}/${noun}';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

describe('${gerund(verb)} a ${said}', () => {
  test('is done, as ${file}.ts is to say', async () => {
    const user = await buildUser(api.db);

    const done = api.as(user).call(${act}, { params: { ${id}: 1 } });

    await expect(done).resolves.toBeNull();
  });
});
`;

export const moveTestText = ({ module, noun, one, verb, act, id, said, type }: Names) =>
  `import { ${act} } from '@souk/contract/modules/${module}/${noun}';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { build${type} } from '../testing.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

async function own${type}() {
  const owner = await buildUser(api.db);
  const ${camel(one)} = await build${type}(api.db, owner);
  return { owner, params: { ${id}: ${camel(one)}.id } };
}

describe('${gerund(verb)} a ${said}', () => {
  test('closes it', async () => {
    const { owner, params } = await own${type}();

    const done = await api.as(owner).call(${act}, { params });

    expect(done).toMatchObject({ state: 'closed', moves: [] });
  });

  test('is not for a stranger, to whom there is none', async () => {
    const { params } = await own${type}();
    const stranger = await buildUser(api.db);

    const refused = api.as(stranger).call(${act}, { params });

    await expect(refused).rejects.toMatchObject({ code: 'record-not-found' });
  });

  test('happens once, however often it is asked for at the same time', async () => {
    const { owner, params } = await own${type}();

    const tries = Array.from({ length: 5 }, () => api.as(owner).call(${act}, { params }));
    const outcomes = await Promise.allSettled(tries);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
`;
