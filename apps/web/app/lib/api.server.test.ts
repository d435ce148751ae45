import { tooDeep } from '@souk/contract/shared/check-fields';
import { endpoint } from '@souk/contract/shared/endpoint';
import { email } from '@souk/contract/shared/fields';
import { text } from '@souk/contract/shared/texts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call, concretePath, submit } from './api.server.ts';
import { buildPageArgs, buildRequest } from './page.testing.ts';

const getAd = endpoint({
  method: 'GET',
  path: '/ads/:adId',
  access: 'anyone',
  summary: 'One ad.',
  params: z.object({ adId: z.number() }),
  reply: z.object({ id: z.number() }),
});

const subscribe = endpoint({
  method: 'POST',
  path: '/newsletter',
  access: 'anyone',
  summary: 'Subscribes to the letter.',
  body: z.object({ email: email(), name: text('Name') }),
  reply: z.null(),
});

describe('calling the API for a page', () => {
  test('fills the path and forwards cookies, address, request id and the language of the page', async () => {
    const { args, calls } = await buildPageArgs(buildRequest({ cookie: 'sid=1' }), {
      '/ads/:adId': { body: { data: { id: 7 } } },
    });

    const ad = await call(args, getAd, { params: { adId: 7 } });

    expect(ad).toEqual({ id: 7 });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: '/ads/7',
      headers: {
        cookie: 'sid=1',
        'x-forwarded-for': '203.0.113.7',
        'x-request-id': 'r1',
        'accept-language': 'en',
      },
    });
  });

  test('parameters cannot leave their place in the path', () => {
    expect(concretePath('/ads/:adId/x', { adId: '../admin?a=1' })).toBe('/ads/..%2Fadmin%3Fa%3D1/x');
  });

  test('cookies of an answer reach the page and the next call of the same request', async () => {
    const { args, calls, state } = await buildPageArgs(buildRequest({ cookie: 'sid=old' }), {
      '/ads/:adId': { headers: { 'set-cookie': ['sid=new; Path=/'] }, body: { data: { id: 7 } } },
    });

    await call(args, getAd, { params: { adId: 7 } });
    await call(args, getAd, { params: { adId: 7 } });

    expect(state.setCookies[0]).toBe('sid=new; Path=/');
    expect(calls[1]?.headers.cookie).toBe('sid=new');
  });

  test('a refusal is thrown with its status, so that an error page keeps it', async () => {
    const { args } = await buildPageArgs(buildRequest(), {
      '/ads/:adId': { status: 404, body: { message: 'Record not found' } },
    });

    await expect(call(args, getAd, { params: { adId: 7 } })).rejects.toMatchObject({
      status: 404,
      message: 'Record not found',
    });
  });

  test('an expired session ends at home (B-058)', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie: 'sid=1' }), {
      '/ads/:adId': { status: 411 },
    });

    const refusal = await call(args, getAd, { params: { adId: 7 } }).catch((thrown: unknown) => thrown);

    expect(refusal).toBeInstanceOf(Response);
    expect((refusal as Response).headers.get('location')).toBe('/');
  });
});

describe('submitting a form', () => {
  test('what the endpoint’s own schema refuses never reaches the API and comes back with what was typed', async () => {
    const { args, calls } = await buildPageArgs(buildRequest({ form: { email: 'amal@', name: 'Amal' } }));

    const sent = await submit(args, subscribe);

    expect(sent).toEqual({
      ok: false,
      status: 422,
      problems: {
        fields: { email: ['Please enter the valid email address.'] },
        values: { email: 'amal@', name: 'Amal' },
      },
    });
    expect(calls).toEqual([]);
  });

  test('what nests without end is refused and not sent back to the page', async () => {
    const { args } = await buildPageArgs(buildRequest({ form: { email: 'amal@souk.test', name: 'Amal' } }));
    const note = JSON.parse('['.repeat(5000) + ']'.repeat(5000));

    expect(await submit(args, subscribe, { also: { note } })).toEqual({
      ok: false,
      status: 422,
      problems: { fields: { note: [tooDeep] }, values: {} },
    });
  });

  test('a typed time is sent as an instant of the form’s zone, and comes back as typed', async () => {
    const typed = { email: 'amal@souk.test', name: '2026-11-23T09:00' };
    const submitIn = async (zone: string, form: Record<string, string> = typed) => {
      const { args, calls } = await buildPageArgs(buildRequest({ form: { ...form, _time_zone: zone } }), {
        '/newsletter': { body: { message: 'OK' } },
      });
      return {
        sent: await submit(args, subscribe),
        name: (calls[0]?.body as typeof typed | undefined)?.name,
      };
    };

    expect((await submitIn('Australia/Adelaide')).name).toBe('2026-11-22T22:30:00Z');
    expect((await submitIn('Mars/Olympus')).name).toBe('2026-11-23T09:00');
    expect((await submitIn('Australia/Adelaide', { ...typed, email: 'amal@' })).sent).toMatchObject({
      problems: { values: { name: '2026-11-23T09:00' } },
    });
  });

  test('refusals of the schema are worded in the language of the page', async () => {
    const form = { email: '', name: 'Amal' };
    const fieldsIn = async (locale: string) => {
      const { args } = await buildPageArgs(buildRequest({ cookie: `souk_lang=${locale}`, form }));
      const sent = await submit(args, subscribe);
      return sent.ok ? undefined : sent.problems.fields;
    };

    expect(await fieldsIn('en')).toEqual({ email: ['Email id is required.'] });
    expect(await fieldsIn('pseudo')).toEqual({
      email: [expect.stringMatching(/^\[Ē.+\]\[.+\]$/)],
    });
  }, 30_000);

  test('the message of a success is passed on', async () => {
    const { args } = await buildPageArgs(buildRequest({ form: { email: 'amal@souk.test', name: 'Amal' } }), {
      '/newsletter': { body: { message: 'You have subscribed successfully.' } },
    });

    expect(await submit(args, subscribe)).toEqual({
      ok: true,
      reply: null,
      message: 'You have subscribed successfully.',
    });
  });

  test.each([
    [403, { message: 'You are not an authorized user' }, { form: 'Unathorized access!', fields: {} }],
    [422, { error: 'Offer already sent', message: 'No' }, { form: 'Offer already sent', fields: {} }],
    [423, { message: 'Check', data: { email: ['Taken.'] } }, { fields: { email: ['Taken.'] } }],
  ])('[http-403-toast] a refusal with %i has the text of that status', async (status, body, problems) => {
    const { args } = await buildPageArgs(buildRequest({ form: { email: 'amal@souk.test', name: 'Amal' } }), {
      '/newsletter': { status, body },
    });

    expect(await submit(args, subscribe)).toMatchObject({ ok: false, status, problems });
  });
});
