import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { createAuthenticate } from '../../modules/identity/index.ts';
import { buildUser } from '../../modules/identity/testing.ts';
import { startSecondApp } from '../../testing/second-app.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { openDatabase } from '../db/database.ts';
import { addJob, startWorker } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { countPage } from './page-count.ts';
import { readinessOf } from './readiness.ts';

const METRICS_TOKEN = 'a-token-of-the-operators';
const operator = { authorization: `Bearer ${METRICS_TOKEN}` };

describe('what operators read', () => {
  let api: TestApi;
  let app: App;
  beforeAll(async () => {
    api = await startApi();
    app = await startSecondApp({ METRICS_TOKEN });
  });
  const get = (url: string, headers = operator) => app.server.inject({ url, headers });

  test('metrics count answers by route pattern and class of status', async () => {
    await get('/api/v2/userdetail?email=ann@example.test', { authorization: 'Bearer secret-token' });

    const { body, headers } = await get('/metrics', operator);

    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /souk_http_request_seconds_count\{.*method="GET",route="\/api\/v2\/userdetail",status="4xx"\} 1/,
    );
    expect(body).not.toMatch(/ann@example|secret-token/);
  });

  test('metrics tell jobs by state, connections, the event loop and kept pages', async () => {
    await addJob(api.db, 'nobody-does-this', {}, { runAt: new Date(Date.now() + 1_000_000_000) });
    countPage('hit');
    countPage('miss');

    const { body } = await get('/metrics');

    expect(body).toMatch(/souk_jobs\{state="waiting",pid="\d+"\} 1/);
    expect(body).toMatch(/souk_database_connections\{state="idle"/);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds/);
    expect(body).toMatch(/souk_page_cache_total\{outcome="hit",pid="\d+"\} [1-9]/);
  });

  test.each([{}, { authorization: 'Bearer another-token-of-nobody' }, { authorization: METRICS_TOKEN }])(
    'is there for operators alone, not with %j',
    async (headers) => {
      expect((await get('/metrics', headers as typeof operator)).statusCode).toBe(404);
      expect((await get('/readyz', headers as typeof operator)).json()).toMatchObject({
        status: 200,
        data: null,
      });
    },
  );

  test('is nowhere without a token of its own', async () => {
    const { server } = api.app;

    expect((await server.inject({ url: '/metrics', headers: operator })).statusCode).toBe(404);
    expect(
      (await server.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode,
    ).toBe(404);
  });

  test('is ready while the database answers with every migration', async () => {
    const answer = await get('/readyz');

    expect(answer.json()).toMatchObject({
      status: 200,
      data: { database: 'answers', migrations: 'current', worker: 'elsewhere' },
    });
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test('is not ready while a migration is missing', async () => {
    const { rows } = await api.db.execute<{ name: string; digest: string }>(
      sql`delete from platform.migrations where name = '0003-media.sql' returning name, digest`,
    );
    const answer = await get('/readyz');
    await api.db.execute(
      sql`insert into platform.migrations (name, digest) values (${rows[0]?.name}, ${rows[0]?.digest})`,
    );

    expect([answer.statusCode, answer.json().data.migrations]).toEqual([503, 'missing']);
  });

  test('is not ready while the database is silent, and says so in time', async () => {
    const database = openDatabase('postgresql://souk@127.0.0.1:1/none', 1);

    expect(await readinessOf(database)).toMatchObject({ database: 'silent', migrations: 'unknown' });
    await database.close();
  });

  test('is not ready once the worker of this process has stopped', async () => {
    const worker = await startWorker(api.database, api.app.jobs, api.app.house.log, {
      schedule: api.app.schedule,
    });
    const working = await readinessOf(api.database);
    await worker.stop();

    const stopped = await get('/readyz');

    expect(working.worker).toBe('running');
    expect([stopped.statusCode, stopped.json().data.worker]).toEqual([503, 'stopped']);
  });

  test('the API is described for programs and for people', async () => {
    const document = (await get('/api/v2/openapi.json')).json();
    const page = await get('/api/v2/docs');

    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/v2/login'].post['x-spec']).toEqual(['auth/login']);
    expect(page.body).toContain('Signs in with e-mail and password.');
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.body).toContain(`<script nonce="${nonce}">`);
  });
});

describe('in production', () => {
  let api: TestApi;
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    api = await startApi();
    const config = { ...api.config, isProduction: true, DEMO: false };
    const { database } = api;
    app = await createApp({
      config,
      database,
      log: createLog(config),
      modules: [],
      authenticate: createAuthenticate,
    });
  });
  afterAll(() => app.server.close());

  test.each(['/dev/outbox', '/dev/outbox.json', '/dev/clock'])('%s does not exist', async (url) => {
    await buildUser(api.db);

    const headers = { host: new URL(api.config.PUBLIC_URL).host };
    expect((await app.server.inject({ url, headers })).statusCode).toBe(404);
    expect(
      (await app.server.inject({ method: 'POST', url, headers, payload: { minutes: 60 } })).statusCode,
    ).toBe(404);
  });
});
