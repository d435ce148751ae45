import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { clock, hoursMs } from '../clock.ts';
import { sendMail } from '../post/mail.ts';
import { mailLayout } from '../post/mail-layout.ts';
import { sendSms } from '../post/sms.ts';
import { say } from '../texts/say.ts';

describe('pages for development', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await api.db.transaction(async (tx) => {
      await sendSms(tx, { to: '+61491570156', text: 'Your Souk code is 4711', key: 'sms' });
      await sendMail(tx, {
        to: 'ann@example.test',
        key: 'mail',
        ...mailLayout({
          language: 'en',
          title: say`Reset <your> password`,
          lines: [say`Hello <script>alert(1)</script>`],
          action: { label: say`Choose a password`, link: 'https://souk.test/reset?token=1&x=2' },
        }),
      });
    });
    await api.settle();
  });
  const get = (url: string) => api.app.server.inject(url);

  test('the outbox shows codes and links, and runs nothing that a mail contains', async () => {
    const { body, headers } = await get('/dev/outbox');

    expect(body).toContain('<p class="code">4711</p>');
    expect(body).toContain('<a href="https://souk.test/reset?token=1&amp;x=2">');
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  });

  test('the outbox can be narrowed to a recipient, for programs too', async () => {
    const page = await get('/dev/outbox?to=ANN%40example');
    const list = (await get('/dev/outbox.json?to=157015')).json();
    const nobody = await get('/dev/outbox?to=%25');

    expect(page.body).toContain('ann@example.test');
    expect(page.body).not.toContain('+61491570156');
    expect(list).toMatchObject([{ channel: 'sms', recipient: '+61491570156', code: '4711' }]);
    expect(nobody.body).toContain('Nothing was sent to');
  });

  test('the clock page moves time forward by form and by program', async () => {
    const before = clock.aheadMs();

    const byForm = await api.app.server.inject({
      method: 'POST',
      url: '/dev/clock',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'minutes=60',
    });
    const byProgram = await api.app.server.inject({
      method: 'POST',
      url: '/dev/clock',
      headers: { accept: 'application/json' },
      payload: { minutes: 60 },
    });

    expect([byForm.statusCode, byForm.headers.location]).toEqual([303, '/dev/clock']);
    expect(byProgram.json().aheadMs).toBe(before + hoursMs(2));
    expect((await get('/dev/clock')).body).toContain('It runs 2 hours ahead');
  });

  test.each([{}, { minutes: -60 }, { minutes: 'soon' }])(
    'the clock refuses %o at the field',
    async (payload) => {
      const answer = await api.app.server.inject({ method: 'POST', url: '/dev/clock', payload });

      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([423, ['minutes']]);
    },
  );
});
