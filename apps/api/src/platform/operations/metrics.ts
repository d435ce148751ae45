import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { IsOperator } from './operator.ts';
import { pageCount } from './page-count.ts';

const jobStates = ['due', 'waiting', 'working', 'failed'] as const;

const jobsQuery = `select case when locked_at is not null then 'working'
    when attempts >= max_attempts then 'failed'
    when run_at > now() then 'waiting' else 'due' end as state, count(*)::int as count
  from graphile_worker.jobs group by 1`;

/** These keep their last value while the database does not answer. */
async function countJobs(gauge: Gauge<'state'>, { pool }: Database): Promise<void> {
  const answer = await pool.query<{ state: string; count: number }>(jobsQuery).catch(() => undefined);
  if (!answer) return;
  const counts = new Map(answer.rows.map(({ state, count }) => [state, count]));
  for (const state of jobStates) gauge.set({ state }, counts.get(state) ?? 0);
}

function poolGauge(registry: Registry, { pool }: Database): void {
  new Gauge({
    name: 'souk_database_connections',
    help: 'Connections of this process by state, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
}

function pageCacheCounter(registry: Registry): void {
  new Counter({
    name: 'souk_page_cache_total',
    help: 'Public pages answered from memory (hit) or rendered (miss).',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const outcome of ['hit', 'miss'] as const) this.inc({ outcome }, pageCount[outcome]);
    },
  });
}

/**
 * Serves `/metrics` to an operator's Prometheus and is not found by others: route patterns, counts and times, never an
 * address or a name.
 */
export function mountMetrics(server: FastifyInstance, database: Database, isOperator: IsOperator): void {
  const registry = new Registry();
  registry.setDefaultLabels({ pid: String(process.pid) });
  collectDefaultMetrics({ register: registry });
  poolGauge(registry, database);
  pageCacheCounter(registry);
  new Gauge({
    name: 'souk_jobs',
    help: 'Booked jobs by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      return countJobs(this, database);
    },
  });
  const seconds = new Histogram({
    name: 'souk_http_request_seconds',
    help: 'Time to answer by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    if (!isOperator(request.headers)) throw new Problem('path-not-found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
