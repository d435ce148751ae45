import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { openStream, type Stream } from './open-stream.ts';
import { tellUser } from './tell.ts';

describe('a stream whose reader takes nothing', () => {
  let api: TestApi;
  let server: Server;
  let stream: Stream;
  let userId: number;
  let written = 0;
  let waiting = () => 0;

  beforeAll(async () => {
    api = await startApi();
    ({ id: userId } = await buildUser(api.db));
    server = createServer((_request, raw) => {
      waiting = () => raw.writableLength;
      const write = raw.write.bind(raw);
      raw.write = ((text: string) => {
        written += text.length;
        return write(text);
      }) as typeof raw.write;
      stream = openStream({
        raw,
        db: api.db,
        log: api.app.house.log,
        userId,
        sessionId: 1,
        lastEventId: undefined,
        renderedAt: undefined,
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('holds at most one page of messages in memory', async () => {
    const address = server.address() as { port: number };
    const [reader] = (await once(get({ port: address.port, host: '127.0.0.1' }), 'response')) as [
      IncomingMessage,
    ];
    reader.pause();
    const payload = { text: 'x'.repeat(20_000) };
    await api.db.transaction(async (tx) => {
      for (let told = 0; told < 1000; told += 1) await tellUser(tx, userId, 'chat', payload);
    });

    void stream.wake();
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    await stream.beat();

    expect(written).toBeLessThan(1000 * 20_000);
    expect(waiting()).toBeLessThan(110 * 20_100);
    reader.destroy();
  });
});
