import { getAdmin } from '@souk/contract/modules/admin/sessions';
import { login } from '@souk/contract/modules/identity/sessions';
import { createAddress } from '@souk/contract/modules/locations/addresses';
import { expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { createClient } from '../../testing/client.ts';
import { startSecondApp } from '../../testing/second-app.ts';
import { startApi } from '../../testing/start-api.ts';

test('every refusal is a line that says whom, what and why, and no value', async () => {
  const { db } = await startApi();
  const app = await startSecondApp();
  const lines: unknown[] = [];
  app.house.log.info = (line: unknown) => void lines.push(line);
  const user = await buildUser(db);
  const as = (token?: string) => createClient(app.server, token);

  await as(user.token).send(getAdmin);
  await as().send(getAdmin);
  await as().send(login, { body: { email: 'nobody-here@example.test', password: 'quiet-river-13' } });
  await as(user.token).send(createAddress, { body: { name: 'x'.repeat(5000) } as never });

  const refusals = lines.filter((line) => typeof line === 'object' && line !== null && 'code' in line);
  expect(refusals).toMatchObject([
    { call: 'GET /admin/me', userId: user.id, code: 'not-allowed' },
    { call: 'GET /admin/me', userId: undefined, code: 'not-signed-in' },
    { call: 'POST /login', userId: undefined, code: 'wrong-credentials' },
    { userId: user.id, code: 'fields-invalid' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/nobody-here|quiet-river|xxxx/);
});
