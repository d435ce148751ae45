import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { pool, recordings, serveBare } from './bare-server.ts';
import type { RecordedCall, Statement } from './recording.ts';
import { filled, learnFromCall, learnFromRows, Names, type ReplayedCall, replayable } from './replay.ts';
import { chainHeader, stepHeader } from './shoppers.ts';

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

await serveBare((server) => {
  const calls = callsByAddress();
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
});
