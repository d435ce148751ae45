import { afterAll } from 'vitest';
import { type App, createApp } from '../app.ts';
import { createAuthenticate } from '../modules/identity/index.ts';
import { modules } from '../modules.ts';
import type { Config } from '../platform/config.ts';
import { mountPages, type Pages } from '../platform/http/pages.ts';
import { createLog } from '../platform/log.ts';
import { startApi } from './start-api.ts';

interface SecondApp extends App {
  config: Config;
  /** Where it listens on loopback. */
  port: number;
}

/** Another app with other settings on the database of this test file, on its own port. */
export async function startSecondApp(settings: Partial<Config> = {}, pages?: Pages): Promise<SecondApp> {
  const api = await startApi();
  const config = { ...api.config, ...settings };
  const { database } = api;
  const log = createLog(config);
  const app = await createApp({ config, database, log, modules, authenticate: createAuthenticate });
  if (pages) await mountPages(app.server, app.house, pages);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    app.server.server.closeAllConnections();
    await app.server.close();
  });
  const address = app.server.server.address();
  return { ...app, config, port: typeof address === 'object' && address ? address.port : 0 };
}
