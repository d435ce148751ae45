import { describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createAuthenticate } from '../modules/identity/index.ts';
import { modules } from '../modules.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { createClient } from './client.ts';
import { startApi } from './start-api.ts';

/** The API on a database whose socket does not exist. */
async function startWithoutDatabase() {
  const { config } = await startApi();
  const database = openDatabase('postgresql://souk@localhost/souk?host=%2Fno-such-folder', 2);
  const log = createLog({ LOG_LEVEL: 'silent' });
  const app = await createApp({ config, database, log, modules, authenticate: createAuthenticate });
  await app.server.ready();
  const stop = async () => {
    await app.server.close();
    await database.close();
  };
  return { app, stop };
}

describe('while the database is away', () => {
  test('no call fails with 500; what needs it answers 503 and says when to come again [status-503]', async () => {
    const { app, stop } = await startWithoutDatabase();
    const faults: string[] = [];
    let away = 0;

    for (const { endpoint, name } of app.api.operations) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, '1']));
      for (const client of [createClient(app.server), createClient(app.server, 'some-token')]) {
        const { status, headers } = await client.send(endpoint, { params });
        if (status === 503 && headers.get('retry-after') === '5') away += 1;
        else if (status >= 500) faults.push(`${name}: ${status}`);
      }
    }
    await stop();

    expect(faults).toEqual([]);
    expect(away).toBeGreaterThan(app.api.operations.length);
  });
});
