import cluster from 'node:cluster';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Recording } from './recording.ts';

/** What every floor has: an HTTP server without anything in two processes, and connections to the database. */
const { BENCH_PORT, BENCH_RECORDING = '', BENCH_DATABASE } = process.env;
const processes = 2;

const asText = (value: string) => value;
for (const type of [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE])
  pg.types.setTypeParser(type, asText);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const recordings = JSON.parse(await readFile(BENCH_RECORDING, 'utf8')) as Recording[];
export const pool = new pg.Pool({ connectionString: BENCH_DATABASE, max: 10 });

async function serve(answer: (server: FastifyInstance) => void | Promise<void>): Promise<void> {
  const server = fastify({ logger: false });
  server.get('/readyz', async () => 'ready');
  await answer(server);
  await server.listen({ port: Number(BENCH_PORT), host: '127.0.0.1' });
  await once(process, 'SIGTERM');
  await server.close();
  await pool.end();
  process.exit(0);
}

/** Serves these answers until the process is told to stop. */
export async function serveBare(answer: (server: FastifyInstance) => void | Promise<void>): Promise<void> {
  if (!cluster.isPrimary) return serve(answer);
  const workers = Array.from({ length: processes }, () => cluster.fork());
  await once(process, 'SIGTERM');
  for (const worker of workers) worker.process.kill('SIGTERM');
}
