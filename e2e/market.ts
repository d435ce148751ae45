import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, execPath, exit } from 'node:process';
import { keepMarket } from './kept-market.ts';

/**
 * A small market for the journeys: a copy of the kept one, served, and cleared away at the end.
 * With --make it is only made, so that it is there when the journeys begin.
 */
const settings = {
  ...env,
  SOUK_PROCESSES: '2',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'development',
  // Journeys name the address that each of their people calls from.
  TRUST_PROXY: '1',
};
const market = await keepMarket(settings);

async function serveCopy(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-journeys-'));
  const { databaseUrl, drop } = await market.copy(folder);
  const server = spawn(execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    stdio: 'inherit',
    env: { ...settings, SOUK_DATA: folder, DATABASE_URL: databaseUrl },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));
  await once(server, 'exit');
  await drop();
  await rm(folder, { recursive: true, force: true });
}

if (!argv.includes('--make')) await serveCopy();
await market.stop();
exit(0);
