import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { hoursMs, minutesMs } from '../clock.ts';
import { outboundMessages } from '../platform.tables.ts';
import { say } from '../texts/say.ts';
import { sendMail } from './mail.ts';
import { mailLayout } from './mail-layout.ts';
import { postedMessages } from './post.tables.ts';
import { sendPush } from './push.ts';
import { sendSms } from './sms.ts';

describe('sending messages through the simulators', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  const received = (recipient: string) =>
    api.db
      .select()
      .from(outboundMessages)
      .where(eq(outboundMessages.recipient, recipient))
      .orderBy(desc(outboundMessages.id));
  const stateOf = async (key: string) => {
    const [row] = await api.db.select().from(postedMessages).where(eq(postedMessages.key, key));
    return row?.state;
  };
  const mailTo = (to: string, key: string) =>
    api.db.transaction((tx) =>
      sendMail(tx, {
        to,
        key,
        ...mailLayout({
          language: 'en',
          title: say`Your order`,
          lines: [say`It is on its way.`],
          action: { label: say`See the order`, link: 'https://souk.test/orders/1' },
        }),
      }),
    );

  test('a mail arrives with its text, html and link once the transaction has committed', async () => {
    await mailTo('reader@example.test', 'mail-1');

    await api.settle();

    expect(await received('reader@example.test')).toMatchObject([
      { channel: 'mail', subject: 'Your order', link: 'https://souk.test/orders/1', key: 'mail-1' },
    ]);
    expect(await stateOf('mail-1')).toBe('sent');
  });

  test('a transaction that fails sends nothing', async () => {
    const failing = api.db.transaction(async (tx) => {
      await sendSms(tx, { to: '+61491570006', text: 'Never', key: 'sms-never' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');

    await api.settle();

    expect(await received('+61491570006')).toEqual([]);
  });

  test('a key is sent once, booked at the same moment or long after it was sent', async () => {
    await Promise.all([mailTo('once@example.test', 'mail-2'), mailTo('once@example.test', 'mail-2')]);
    await api.settle();
    await mailTo('once@example.test', 'mail-2');
    await api.settle();

    const mails = await received('once@example.test');

    expect(mails).toHaveLength(1);
  });

  test('a provider that is down for once gets the message at the next attempt', async () => {
    await mailTo('fail-once@example.test', 'mail-3');
    await api.settle();
    const atFirst = await received('fail-once@example.test');

    await api.advance(hoursMs(1));

    expect(atFirst).toEqual([]);
    expect(await received('fail-once@example.test')).toHaveLength(1);
  });

  test('a delayed mail arrives ten minutes later by the clock', async () => {
    await mailTo('delay@example.test', 'mail-4');
    await api.settle();
    const atFirst = await received('delay@example.test');

    await api.advance(minutesMs(11));

    expect(atFirst).toEqual([]);
    expect(await received('delay@example.test')).toHaveLength(1);
    expect(await stateOf('mail-4')).toBe('sent');
  });

  test('a number that ends in 000 is refused for good', async () => {
    await api.db.transaction((tx) => sendSms(tx, { to: '+61400000000', text: 'Hello', key: 'sms-1' }));

    await api.settle();

    expect(await received('+61400000000')).toEqual([]);
    expect(await stateOf('sms-1')).toBe('refused');
  });

  test('a push message keeps its title and its page', async () => {
    const to = { endpoint: 'https://fcm.googleapis.com/wp/1', keys: { p256dh: 'p', auth: 'a' } };
    await api.db.transaction((tx) =>
      sendPush(tx, { to, title: 'New offer', text: '$20', link: '/offers/1', key: 'push-1' }),
    );

    await api.settle();

    expect(await received(to.endpoint)).toMatchObject([
      { channel: 'push', subject: 'New offer', body: '$20', link: '/offers/1' },
    ]);
  });
});
