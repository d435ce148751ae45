import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchOutside, publicReach, type Reach } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';

const limits = { mostBytes: 1000, withinMs: 1000, redirects: 3 };
const loopback: Reach = { protocols: ['http:'], isAllowed: (address) => /^(127\.|::1$)/.test(address) };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an address of the internet', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('reading what is outside', () => {
  test.each([
    'http://example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/a.ics',
    'https://user:word@example.com/a.ics',
    'file:///etc/passwd',
    'nonsense',
  ])('is refused at %s', async (address) => {
    await expect(fetchOutside(address, limits)).rejects.toMatchObject({ reason: 'address' });
  });

  test('is refused at a name that leads to ourselves', async () => {
    await expect(fetchOutside('https://localhost/a.ics', limits)).rejects.toMatchObject({
      reason: 'address',
    });
  });

  test('answers with status, headers and text, and sends what it is given', async () => {
    const address = await serve((request, reply) => {
      reply.setHeader('etag', '"1"');
      reply.end(`read by ${request.headers['user-agent']}`);
    });

    const found = await fetchOutside(address, { ...limits, headers: { 'user-agent': 'Souk' } }, loopback);

    expect(found).toMatchObject({ status: 200, body: 'read by Souk', headers: { etag: '"1"' } });
  });

  test('follows three redirects and not a fourth, and none to where it may not go', async () => {
    const address = await serve((request, reply) => {
      const left = Number(request.url?.slice(1));
      if (request.url === '/inside') reply.writeHead(302, { location: 'http://10.0.0.1/' }).end();
      else if (left > 0) reply.writeHead(302, { location: `/${left - 1}` }).end();
      else reply.end('here');
    });

    expect(await fetchOutside(`${address}/3`, limits, loopback)).toMatchObject({ body: 'here' });
    await expect(fetchOutside(`${address}/4`, limits, loopback)).rejects.toMatchObject({
      reason: 'redirects',
    });
    await expect(fetchOutside(`${address}/inside`, limits, loopback)).rejects.toMatchObject({
      reason: 'address',
    });
    expect(publicReach.protocols).toEqual(['https:']);
  });

  test('ends where there is too much, and where it takes too long', async () => {
    const long = await serve((_request, reply) => reply.end('x'.repeat(2000)));
    const slow = await serve((_request, reply) => reply.write('x'));

    await expect(fetchOutside(long, limits, loopback)).rejects.toMatchObject({ reason: 'size' });
    await expect(fetchOutside(slow, { ...limits, withinMs: 100 }, loopback)).rejects.toMatchObject({
      reason: 'time',
    });
  });
});
