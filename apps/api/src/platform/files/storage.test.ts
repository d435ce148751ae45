import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { contentPath, createStorage } from './storage.ts';

/** The part of a bucket that the storage uses, addressed by path. */
function fakeBucket(objects: Map<string, Buffer>): Server {
  const answers: Record<string, (key: string, body: Buffer, response: ServerResponse) => void> = {
    PUT: (key, body, response) => {
      objects.set(key, body);
      response.end();
    },
    DELETE: (key, _body, response) => {
      objects.delete(key);
      response.writeHead(204).end();
    },
    GET: (key, _body, response) => {
      const found = objects.get(key);
      if (found) response.writeHead(200, { 'content-length': found.length }).end(found);
      else
        response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>');
    },
    HEAD: (key, _body, response) => {
      const found = objects.get(key);
      response.writeHead(found ? 200 : 404, { 'content-length': found?.length ?? 0 }).end();
    },
  };
  return createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const key = new URL(request.url ?? '/', 'http://bucket.test').pathname;
    answers[request.method ?? 'GET']?.(key, body, response);
  });
}

describe('keeping files', () => {
  const objects = new Map<string, Buffer>();
  const bucket = fakeBucket(objects);
  const folder = mkdtempSync(join(tmpdir(), 'souk-storage-'));
  let endpoint = '';
  beforeAll(async () => {
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    endpoint = `http://127.0.0.1:${(bucket.address() as { port: number }).port}`;
  });
  afterAll(() => {
    bucket.closeAllConnections();
    bucket.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const bytes = Buffer.from([0, 1, 2, 255, 254]);
  const path = contentPath(bytes, 'jpg', true);
  const storageOn = (place: string) =>
    createStorage(
      readConfig({
        SOUK_DATA: folder,
        ...(place === 'a bucket'
          ? { S3_BUCKET: 'souk', S3_ENDPOINT: endpoint, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
          : {}),
      }),
    );

  test.each(['disk', 'a bucket'])(
    'on %s, what is put is there, byte by byte, until it is removed',
    async (place) => {
      const storage = await storageOn(place);
      const before = await storage.read(path);

      await storage.put(path, bytes);
      const [kept, isThere] = [await storage.read(path), await storage.has(path)];
      await storage.remove(path);

      expect(before).toBeUndefined();
      expect([kept, isThere]).toEqual([bytes, true]);
      expect([await storage.read(path), await storage.has(path)]).toEqual([undefined, false]);
    },
  );

  test('the bucket gets the whole content under its path', async () => {
    const storage = await storageOn('a bucket');

    await storage.put(path, bytes);

    expect(objects.get(`/souk/${path}`)).toEqual(bytes);
  });

  test('many at once leave one whole file on disk and no draft', async () => {
    const storage = await storageOn('disk');

    await Promise.all(Array.from({ length: 20 }, () => storage.put(path, bytes)));

    expect(await storage.read(path)).toEqual(bytes);
    expect(readdirSync(join(folder, 'files', path, '..'))).toHaveLength(1);
  });

  test('the same content has one path, and its own where it is private', () => {
    const other = contentPath(Buffer.from('other'), 'jpg', true);

    expect(contentPath(Buffer.from(bytes), 'jpg', true)).toBe(path);
    expect(other).not.toBe(path);
    expect(contentPath(bytes, 'jpg', false)).toBe(path.replace('public', 'private'));
  });
});
