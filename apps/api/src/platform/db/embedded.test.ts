import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';

/** A folder that the database's own user can enter. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-embedded-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'postgres');
}

async function start(data: string): Promise<EmbeddedServer> {
  const server = await startEmbedded(data, { isDurable: false });
  onTestFinished(() => server.stop());
  return server;
}

const socketsOf = (server: EmbeddedServer): string =>
  new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';

async function answer(server: EmbeddedServer): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  const { rows } = await client.query('select 1 as one').finally(() => client.end());
  return rows;
}

test('a database that was stopped leaves nothing in the folder for temporary files', async () => {
  const data = openFolder();
  const server = await start(data);
  const sockets = socketsOf(server);
  const before = [statSync(sockets).mode & 0o777, readdirSync(sockets).length];

  await server.stop();

  expect(before).toEqual([0o700, 2]);
  expect(existsSync(sockets)).toBe(false);
});

test('a database that is started while it is being stopped answers', async () => {
  const data = openFolder();
  const first = await start(data);

  const stopping = first.stop();
  const [second] = await Promise.all([start(data), stopping]);

  expect(await answer(second)).toEqual([{ one: 1 }]);
  expect(socketsOf(second)).toBe(socketsOf(first));
});
