import { randomInt } from 'node:crypto';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { createAuthenticate, startSession } from '../../modules/identity/index.ts';
import { buildUser, type TestUser } from '../../modules/identity/testing.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { clock, daysMs, minutesMs } from '../clock.ts';
import { type Listener, openListener } from '../db/listen.ts';
import { createLog } from '../log.ts';
import { streamMessages } from '../platform.tables.ts';
import { endSessionStreams } from './end-session-streams.ts';
import { tellUser } from './tell.ts';

interface Event {
  id?: string;
  event?: string;
  data?: string;
}

interface Client {
  status: number;
  /** Reads until so many events with data have arrived, then returns them. */
  take: (count: number) => Promise<Event[]>;
  /** Waits until the server ends the stream. */
  untilEnd: () => Promise<void>;
  leave: () => void;
}

const parse = (block: string): Event =>
  Object.fromEntries(
    block
      .split('\n')
      .map((line) => line.split(/: ?(.*)/s))
      .filter(([name]) => name)
      .map(([name, value]) => [name, value]),
  );

async function open(app: App, headers: Record<string, string>, query = ''): Promise<Client> {
  const address = app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const abort = new AbortController();
  const url = `http://127.0.0.1:${port}${apiPrefix}/stream${query}`;
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const events: Event[] = [];
  const readMore = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    text += value ?? '';
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    events.push(...blocks.map(parse).filter(({ data }) => data !== undefined));
    return !done;
  };
  return {
    status: response.status,
    take: async (count) => {
      while (events.length < count) if (!(await readMore())) throw new Error('the stream ended early');
      return events.splice(0, count);
    },
    untilEnd: async () => {
      while (await readMore());
    },
    leave: () => abort.abort(),
  };
}

describe('live streams', () => {
  let api: TestApi;
  let first: App;
  let second: App;
  const listeners: Listener[] = [];

  async function startApp(): Promise<App> {
    const { config, database } = api;
    const log = createLog(config);
    const { modules } = await import('../../modules.ts');
    const listener = await openListener(database.url, log);
    listeners.push(listener);
    const app = await createApp({
      config,
      database,
      log,
      modules,
      authenticate: createAuthenticate,
      listener,
    });
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    return app;
  }

  beforeAll(async () => {
    api = await startApi();
    [first, second] = [await startApp(), await startApp()];
  });
  afterAll(async () => {
    await Promise.all([first.server.close(), second.server.close()]);
    await Promise.all(listeners.map((listener) => listener.close()));
  });

  const asUser = (user: TestUser, lastEventId?: string) => ({
    authorization: `Bearer ${user.token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });
  const tell = (user: TestUser, number: number) =>
    api.db.transaction((tx) => tellUser(tx, user.id, 'chat', { number }));
  const numbers = (events: Event[]) => events.map(({ data }) => JSON.parse(data ?? '{}').number);

  test('an admin who acts for somebody hears nothing, because messages come that way', async () => {
    const [admin, user] = [await buildUser(api.db, { isAdmin: true }), await buildUser(api.db)];
    const { token } = await api.db.transaction((tx) =>
      startSession(tx, api.config, { userId: user.id, device: '', address: '', actingAdminId: admin.id }),
    );

    const client = await open(first, asUser({ ...user, token }));

    expect(client.status).toBe(403);
  });

  test('a first visit is greeted and hears what is told from then on, in every process', async () => {
    const user = await buildUser(api.db);
    await tell(user, 0);
    const clients = [await open(first, asUser(user)), await open(second, asUser(user))];
    const greetings = await Promise.all(clients.map((client) => client.take(1)));

    await tell(user, 1);

    expect(greetings.map(([greeting]) => greeting?.event)).toEqual(['hello', 'hello']);
    const heard = await Promise.all(clients.map((client) => client.take(1)));
    expect(heard.map(([event]) => [event?.event, event?.data])).toEqual([
      ['chat', '{"number":1}'],
      ['chat', '{"number":1}'],
    ]);
    for (const client of clients) client.leave();
  });

  test('begins when its page was rendered, so that nothing told while it loads is lost', async () => {
    const user = await buildUser(api.db);
    await tell(user, 1);
    await api.advance(minutesMs(1));
    const renderedAt = clock.now().toISOString();
    await tell(user, 2);

    const client = await open(first, asUser(user), `?since=${renderedAt}`);
    const events = await client.take(2);

    expect(events.map(({ event }) => event)).toEqual(['hello', 'chat']);
    expect(numbers(events.slice(1))).toEqual([2]);
    client.leave();
  });

  test.each(['?since=', '?since=nonsense', '?since=2000-01-01&since=1'])(
    'begins now for a page that says %s',
    async (query) => {
      const user = await buildUser(api.db);
      await tell(user, 1);

      const client = await open(first, asUser(user), query);
      await client.take(1);
      await tell(user, 2);

      expect(numbers(await client.take(1))).toEqual([2]);
      client.leave();
    },
  );

  test('goes on after the last event, in another process, with nothing lost or repeated', async () => {
    const user = await buildUser(api.db);
    const before = await open(first, asUser(user));
    await before.take(1);
    await tell(user, 1);
    const [last] = await before.take(1);
    before.leave();
    for (const number of [2, 3, 4]) await tell(user, number);

    const after = await open(second, asUser(user, last?.id));
    const missed = await after.take(3);
    await tell(user, 5);

    expect(numbers([...missed, ...(await after.take(1))])).toEqual([2, 3, 4, 5]);
    after.leave();
  });

  test('goes on after a greeting that nothing has followed yet', async () => {
    const user = await buildUser(api.db);
    const before = await open(first, asUser(user));
    const [greeting] = await before.take(1);
    before.leave();
    await tell(user, 1);

    const after = await open(first, asUser(user, greeting?.id));

    expect(numbers(await after.take(1))).toEqual([1]);
    after.leave();
  });

  test('500 messages told at once by many arrive each once and in order, over broken connections', async () => {
    const user = await buildUser(api.db);
    const steady = await open(first, asUser(user));
    const restless = await open(second, asUser(user));
    const [[greeting]] = await Promise.all([restless.take(1), steady.take(1)]);
    restless.leave();

    const telling = Promise.all(Array.from({ length: 500 }, (_, number) => tell(user, number)));
    const pieces: Event[] = [];
    let place = greeting?.id;
    while (pieces.length < 500) {
      const client = await open(randomInt(2) ? first : second, asUser(user, place));
      pieces.push(...(await client.take(Math.min(50, 500 - pieces.length))));
      place = pieces.at(-1)?.id;
      client.leave();
    }
    await telling;
    const whole = await steady.take(500);
    steady.leave();

    const written = await api.db
      .select()
      .from(streamMessages)
      .where(eq(streamMessages.userId, user.id))
      .orderBy(streamMessages.id);
    expect(whole.map(({ id }) => Number(id))).toEqual(written.map(({ id }) => id));
    expect(pieces.map(({ id }) => Number(id))).toEqual(written.map(({ id }) => id));
  });

  test.each(['nonsense', '999999999', '1', '1-5'])(
    'starts anew after the unknown event id %s',
    async (id) => {
      const user = await buildUser(api.db);
      await tell(user, 1);

      const client = await open(first, asUser(user, id));

      expect(await client.take(1)).toMatchObject([{ event: 'hello' }]);
      client.leave();
    },
  );

  test('starts anew for whoever was away longer than messages are kept', async () => {
    const user = await buildUser(api.db);
    const before = await open(first, asUser(user));
    const [greeting] = await before.take(1);
    before.leave();
    await api.advance(daysMs(3));

    const after = await open(first, asUser(user, greeting?.id));

    expect(await after.take(1)).toMatchObject([{ event: 'hello' }]);
    after.leave();
  });

  test('answers 401 without a session, and takes none from the address', async () => {
    const user = await buildUser(api.db);
    const url = `${apiPrefix}/stream?access_token=${user.token}`;

    const answer = await first.server.inject(url);

    expect([answer.statusCode, answer.json().message]).toEqual([401, 'You are not an authenticated user']);
  });

  test('takes the cookie of a page', async () => {
    const user = await buildUser(api.db);

    const client = await open(first, { cookie: `souk_session=${user.token}` });

    expect(await client.take(1)).toMatchObject([{ event: 'hello' }]);
    client.leave();
  });

  test('a session that ends takes its streams along, and only its own', async () => {
    const [leaver, other] = [await buildUser(api.db), await buildUser(api.db)];
    const [leaving, staying] = [await open(second, asUser(leaver)), await open(second, asUser(other))];
    await Promise.all([leaving.take(1), staying.take(1)]);
    const { sessionId } = await api.app.house.authenticate(leaver.token);

    await api.db.transaction((tx) => endSessionStreams(tx, [sessionId]));
    await leaving.untilEnd();
    await tell(other, 1);

    expect(numbers(await staying.take(1))).toEqual([1]);
    staying.leave();
  });

  test('a server that stops ends its streams, so that clients go elsewhere', async () => {
    const user = await buildUser(api.db);
    const stopping = await startApp();
    const client = await open(stopping, asUser(user));
    const [greeting] = await client.take(1);

    await Promise.all([stopping.server.close(), client.untilEnd()]);
    await tell(user, 1);

    const elsewhere = await open(first, asUser(user, greeting?.id));
    expect(numbers(await elsewhere.take(1))).toEqual([1]);
    elsewhere.leave();
  });
});
