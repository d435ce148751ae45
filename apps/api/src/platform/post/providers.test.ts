import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import type { Delivery } from './deliver.ts';
import { httpSms } from './providers/http-sms.ts';
import { smtpMail } from './providers/smtp-mail.ts';
import { webPush } from './providers/web-push.ts';
import { isPushService } from './push.ts';

const delivery = { attempt: 1 } as Delivery;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const portOf = (address: unknown) => (address as { port: number }).port;

interface RecordedResult {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A provider that answers as told and records what it received. */
async function provider(status: number, reply: string): Promise<{ url: string; heard: RecordedResult[] }> {
  const heard: RecordedResult[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = await Array.fromAsync(request as AsyncIterable<Buffer>);
    heard.push({ headers: request.headers, body: Buffer.concat(body).toString() });
    response.writeHead(status, { 'content-type': 'application/json' }).end(reply);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${portOf(server.address())}/Messages.json`, heard };
}

describe('SMS over HTTP', () => {
  const sms = { to: '+61491570156', text: 'Your Souk code is 1234', key: 'otp:1' };

  test('sends what the Messages API expects', async () => {
    const { url, heard } = await provider(201, '{"sid":"SM1","status":"queued","error_code":null}');

    await httpSms({ url, token: 'AC1:secret', from: 'Souk' })(sms, delivery);

    expect(heard[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
      To: '+61491570156',
      From: 'Souk',
      Body: 'Your Souk code is 1234',
    });
  });

  test('gives up a number that the provider calls invalid', async () => {
    const { url } = await provider(
      400,
      '{"code":21211,"message":"Invalid \'To\' Phone Number","more_info":"","status":400}',
    );

    const sending = httpSms({ url, token: 'key', from: 'Souk' })(sms, delivery);

    await expect(sending).rejects.toMatchObject({
      name: 'Error',
      message: 'The SMS provider answered 400 (21211).',
      isGone: false,
    });
  });

  test.each([401, 429, 500, 503])('tries again after a %i', async (status) => {
    const { url } = await provider(status, '{}');

    const failure = await httpSms({ url, token: 'key', from: 'Souk' })(sms, delivery).catch((error) => error);

    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toHaveProperty('isGone');
  });
});

describe('mail over SMTP', () => {
  /** The part of an SMTP server that one mail needs. */
  async function mailServer(recipientReply: string): Promise<{ url: string; received: () => string }> {
    let received = '';
    const server = createTcpServer((socket) => {
      let isInData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        if (isInData) {
          received += text;
          if (received.endsWith('\r\n.\r\n')) {
            isInData = false;
            socket.write('250 kept\r\n');
          }
          return;
        }
        const command = text.slice(0, 4).toUpperCase();
        isInData = command === 'DATA';
        const replies: Record<string, string> = { RCPT: recipientReply, DATA: '354 go on' };
        socket.write(`${replies[command] ?? '250 ok'}\r\n`);
      });
      closing.push(() => socket.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closing.push(() => server.close());
    return { url: `smtp://127.0.0.1:${portOf(server.address())}`, received: () => received };
  }

  const mail = {
    to: 'ann@example.test',
    subject: 'Hello',
    text: 'Plain',
    html: '<p>Rich</p>',
    unsubscribeLink: 'https://souk.test/stop/1',
    key: 'mail-1',
  };

  test('sends both parts, a steady message id and the way out', async () => {
    const { url, received } = await mailServer('250 ok');

    await smtpMail(url, 'Souk <hello@souk.test>')(mail, delivery);

    expect(received()).toMatch(/^From: Souk <hello@souk.test>/m);
    expect(received()).toMatch(/^Message-ID: <[0-9a-f]{32}@souk.test>/m);
    expect(received()).toMatch(/^List-Unsubscribe: <https:\/\/souk.test\/stop\/1>/m);
    expect(received()).toContain('<p>Rich</p>');
  });

  test('gives up a mail box that does not exist, and only that', async () => {
    const unknown = await mailServer('550 no such user');
    const busy = await mailServer('451 come back later');

    const refused = await smtpMail(unknown.url, 'Souk <a@souk.test>')(mail, delivery).catch((error) => error);
    const postponed = await smtpMail(busy.url, 'Souk <a@souk.test>')(mail, delivery).catch((error) => error);

    expect(refused).toMatchObject({ isGone: false });
    expect(postponed).not.toHaveProperty('isGone');
  });
});

describe('web push', () => {
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  const vapid = { ...generateVAPIDKeys(), contact: 'https://souk.test', mayPost: () => true };
  const push = (endpoint: string) => ({
    to: { endpoint, keys },
    title: 'New offer',
    text: '$20',
    key: 'push-1',
  });

  test('sends an encrypted body signed with our keys', async () => {
    const { url, heard } = await provider(201, '');

    await webPush(vapid)(push(url), delivery);

    expect(heard[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(heard[0]?.headers.authorization).toMatch(/^vapid t=/);
    expect(heard[0]?.body).not.toContain('New offer');
  });

  test('tells when a browser has ended its subscription', async () => {
    const { url } = await provider(410, '');

    const sending = webPush(vapid)(push(url), delivery);

    await expect(sending).rejects.toMatchObject({ isGone: true });
  });

  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.test/x', false],
    ['https://127.0.0.1/x', false],
    ['nonsense', false],
  ])('posts to %s: %s', (endpoint, isAllowed) => {
    expect(isPushService(endpoint)).toBe(isAllowed);
  });
});
