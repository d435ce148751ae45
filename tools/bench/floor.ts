import cluster from 'node:cluster';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import pg from 'pg';
import type { RecordedCall, Recording, Statement } from './record.ts';

/** What the database and an HTTP server cost alone: recorded statements, prepared by name, and the recorded reply. */
const { BENCH_PORT, BENCH_RECORDING = '', BENCH_DATABASE } = process.env;
const processes = 2;

const asText = (value: string) => value;
for (const type of [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE])
  pg.types.setTypeParser(type, asText);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Asked = pg.Pool | pg.PoolClient;

const ask = (client: Asked, { name, text, values }: Statement) =>
  client.query({ name, text, values, rowMode: 'array' });

/** Between `begin` and `commit` one connection is held. */
async function askAll(pool: pg.Pool, waves: readonly Statement[][]): Promise<void> {
  let held: pg.PoolClient | undefined;
  for (const wave of waves) {
    const word = wave[0]?.text.trim().toLowerCase();
    if (word === 'begin') held = await pool.connect();
    const client = held ?? pool;
    if (wave.length === 1 && wave[0]) await ask(client, wave[0]);
    else await Promise.all(wave.map((statement) => ask(client, statement)));
    if (word !== 'commit') continue;
    held?.release();
    held = undefined;
  }
}

const keyOf = (method: string, path: string) => `${method} ${path}`;

async function serve(): Promise<void> {
  const recordings = JSON.parse(await readFile(BENCH_RECORDING, 'utf8')) as Recording[];
  const calls = new Map<string, RecordedCall[]>();
  for (const call of recordings.flatMap((recording) => recording.calls)) {
    const key = keyOf(call.method, call.path);
    calls.set(key, [...(calls.get(key) ?? []), call]);
  }
  const pool = new pg.Pool({ connectionString: BENCH_DATABASE, max: 10 });
  let turn = 0;

  const server = fastify({ logger: false });
  server.get('/readyz', async () => 'ready');
  server.route({
    method: ['GET', 'POST'],
    url: '/api/v2/*',
    handler: async (request, reply) => {
      const known = calls.get(keyOf(request.method, request.url)) ?? [];
      turn += 1;
      const call = known[turn % known.length];
      if (!call) return reply.code(404).send();
      await askAll(pool, call.waves);
      for (const statement of call.notes) ask(pool, statement).catch(() => undefined);
      return reply.code(call.status).send(call.reply);
    },
  });
  await server.listen({ port: Number(BENCH_PORT), host: '127.0.0.1' });
  await once(process, 'SIGTERM');
  await server.close();
  await pool.end();
  process.exit(0);
}

if (cluster.isPrimary) {
  const workers = Array.from({ length: processes }, () => cluster.fork());
  await once(process, 'SIGTERM');
  for (const worker of workers) worker.process.kill('SIGTERM');
} else await serve();
