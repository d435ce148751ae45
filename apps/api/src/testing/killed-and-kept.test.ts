import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killableFolder } from './killable-product.ts';
import { freePort, keepScript, patienceMs, spawnProgram, until, workersOf } from './killable-server.ts';

const isReady = async (port: number) => {
  const asked = fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) });
  return (await asked.catch(() => undefined))?.ok ?? false;
};

test(
  'a server that was killed together with its database comes back by itself, and stops when told to',
  async () => {
    const folder = join(killableFolder(), 'own');
    const port = await freePort();
    const kept = spawnProgram(port, { SOUK_DATA: folder, DATABASE_URL: '' }, keepScript);
    const ended = once(kept, 'exit');
    onTestFinished(() => void kept.kill('SIGTERM'));
    const primary = () => workersOf(kept.pid ?? 0)[0] ?? 0;
    const database = () =>
      Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    await until('the server is ready', () => isReady(port));
    const before = { primary: primary(), database: database() };

    process.kill(before.primary, 'SIGKILL');
    process.kill(before.database, 'SIGKILL');
    await until('another server is there', async () => ![0, before.primary].includes(primary()));
    await until('it is ready', () => isReady(port));
    const after = { primary: primary(), database: database() };
    kept.kill('SIGTERM');
    const [status] = await ended;

    expect(after.primary).not.toBe(before.primary);
    expect(after.database).not.toBe(before.database);
    expect(status).toBe(0);
  },
  2 * patienceMs,
);
