import cluster from 'node:cluster';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import type { RecordedCall, Recording, Statement } from './recording.ts';
import { filled, learnFromCall, learnFromRows, Names, type ReplayedCall, replayable } from './replay.ts';
import { chainHeader, stepHeader } from './shoppers.ts';

/** What the database and an HTTP server cost alone: recorded statements, prepared by name, and the recorded reply. */
const { BENCH_PORT, BENCH_RECORDING = '', BENCH_DATABASE } = process.env;
const processes = 2;

const asText = (value: string) => value;
for (const type of [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE])
  pg.types.setTypeParser(type, asText);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Ask<S> = (client: pg.Pool | pg.PoolClient, statement: S) => Promise<unknown>;

const ask = (client: pg.Pool | pg.PoolClient, { name, text }: Statement, values: unknown[]) =>
  client.query<unknown[]>({ name, text, values, rowMode: 'array' });

/** Between `begin` and `commit` one connection is held. */
async function askAll<S>(
  pool: pg.Pool,
  waves: readonly S[][],
  wordsOf: (statement: S) => string,
  askOne: Ask<S>,
): Promise<void> {
  let held: pg.PoolClient | undefined;
  try {
    for (const wave of waves) {
      const word = wave[0] ? wordsOf(wave[0]).trim().toLowerCase() : '';
      if (word === 'begin') held = await pool.connect();
      const client = held ?? pool;
      if (wave.length === 1 && wave[0]) await askOne(client, wave[0]);
      else await Promise.all(wave.map((statement) => askOne(client, statement)));
      if (word !== 'commit') continue;
      held?.release();
      held = undefined;
    }
  } finally {
    held?.release(true);
  }
}

const keyOf = (method: string, path: string) => `${method} ${path}`;

const recordings = JSON.parse(await readFile(BENCH_RECORDING, 'utf8')) as Recording[];
const pool = new pg.Pool({ connectionString: BENCH_DATABASE, max: 10 });
let turn = 0;

function callsByAddress(): Map<string, RecordedCall[]> {
  const calls = new Map<string, RecordedCall[]>();
  for (const call of recordings.flatMap((recording) => (recording.steps ? [] : recording.calls))) {
    const key = keyOf(call.method, call.path);
    calls.set(key, [...(calls.get(key) ?? []), call]);
  }
  return calls;
}

/** Somebody going through a chain, found by their connection. */
interface Walker {
  walk: readonly ReplayedCall[];
  names: Names;
}

const chains = new Map(
  recordings
    .filter(({ steps }) => steps)
    .map((recording) => [recording.scenario, { at: recording.at, walks: replayable(recording) }]),
);
const walkers = new WeakMap<Socket, Walker>();

function walkerOf(socket: Socket, chain: string, step: number): Walker | undefined {
  if (step > 0) return walkers.get(socket);
  const known = chains.get(chain);
  turn += 1;
  const walk = known?.walks[turn % known.walks.length];
  if (!known || !walk) return undefined;
  const walker = { walk, names: new Names(known.at) };
  walkers.set(socket, walker);
  return walker;
}

/** Repeats a recorded call of a chain for another user, whose rows have other names. */
async function replay(request: FastifyRequest, reply: FastifyReply, chain: string): Promise<FastifyReply> {
  const step = Number(request.headers[stepHeader]);
  const walker = walkerOf(request.socket, chain, step);
  const call = walker?.walk[step];
  if (!walker || !call) return reply.code(404).send();
  const { names } = walker;
  const { authorization } = request.headers;
  learnFromCall(call.recorded, { authorization, body: JSON.stringify(request.body ?? null) }, names);
  await askAll(
    pool,
    call.waves,
    ({ statement }) => statement.text,
    async (client, { statement, values }) => {
      const { rows } = await ask(client, statement, filled(values, names));
      learnFromRows(statement, rows, names);
    },
  );
  const json = typeof call.reply === 'string' ? call.reply : call.reply(names);
  return reply.code(call.recorded.status).type('application/json; charset=utf-8').send(json);
}

async function serve(): Promise<void> {
  const calls = callsByAddress();
  const server = fastify({ logger: false });
  server.get('/readyz', async () => 'ready');
  server.route({
    method: ['GET', 'POST'],
    url: '/api/v2/*',
    handler: async (request, reply) => {
      const chain = request.headers[chainHeader];
      if (typeof chain === 'string') return replay(request, reply, chain);
      const known = calls.get(keyOf(request.method, request.url)) ?? [];
      turn += 1;
      const call = known[turn % known.length];
      if (!call) return reply.code(404).send();
      await askAll(
        pool,
        call.waves,
        ({ text }) => text,
        (client, statement) => ask(client, statement, statement.values),
      );
      for (const statement of call.notes) ask(pool, statement, statement.values).catch(() => undefined);
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
