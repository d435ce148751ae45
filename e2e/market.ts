import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath, exit } from 'node:process';

/** A small market of its own for the journeys: made anew, served, and cleared away at the end. */
const data = await mkdtemp(join(tmpdir(), 'souk-journeys-'));
const settings = {
  ...env,
  ...{ SOUK_DATA: data, SOUK_PROCESSES: '2', LOG_LEVEL: 'warn', NODE_ENV: 'development' },
  // Journeys name the address that each of their people calls from.
  TRUST_PROXY: '1',
};
const run = (file: string, ...args: string[]) =>
  spawn(execPath, [join(import.meta.dirname, '..', file), ...args], { stdio: 'inherit', env: settings });

const size = ['--ads', '200', '--products', '120', '--orders', '40', '--foods', '160'];
const [code] = await once(run('tools/seed/main.ts', ...size), 'exit');
if (code !== 0) exit(1);

const server = run('apps/api/src/main.ts');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));
await once(server, 'exit');
await rm(data, { recursive: true, force: true });
