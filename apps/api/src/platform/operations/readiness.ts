import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { listMigrations } from '../db/migrate.ts';
import { envelope } from '../http/exchange.ts';
import { workerState } from '../jobs/jobs.ts';
import type { IsOperator } from './operator.ts';

const answerWithinMs = 2000;

interface Readiness {
  database: 'answers' | 'silent';
  migrations: 'current' | 'missing' | 'unknown';
  worker: 'running' | 'stopped' | 'elsewhere';
}

async function appliedMigrations({ pool }: Database): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>('select name from platform.migrations');
  return new Set(rows.map(({ name }) => name));
}

/** A database that hangs counts as down. */
const orTooLate = async (): Promise<never> => {
  await pause(answerWithinMs, undefined, { ref: false });
  throw new Error('the database did not answer in time');
};

/** What this process needs to work, part by part. */
export async function readinessOf(database: Database): Promise<Readiness> {
  const worker = workerState();
  try {
    const [applied, wanted] = await Promise.all([
      Promise.race([appliedMigrations(database), orTooLate()]),
      listMigrations(),
    ]);
    const isCurrent = wanted.every((name) => applied.has(name));
    return { database: 'answers', migrations: isCurrent ? 'current' : 'missing', worker };
  } catch {
    return { database: 'silent', migrations: 'unknown', worker };
  }
}

/** Serves `/readyz`: 200 if this process can take requests, otherwise 503; the reason is shown to operators only. */
export function mountReadiness(server: FastifyInstance, database: Database, isOperator: IsOperator): void {
  server.get('/readyz', async (request, reply) => {
    const parts = await readinessOf(database);
    const isReady = parts.migrations === 'current' && parts.worker !== 'stopped';
    const status = isReady ? 200 : 503;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(envelope(status, isReady ? 'OK' : 'Not ready', isOperator(request.headers) ? parts : null));
  });
}
