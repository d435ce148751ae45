import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { action } from './pages/viewed.ts';

const form = { module_type: 'classifieds.ad', item_id: '7' };
const path = '/recently-viewed/device';
const noted = { '/viewer': {}, [path]: { body: { data: { is_noted: true } } } };

const post = async (
  cookie: string,
  answers: Parameters<typeof buildPageArgs>[1],
  body: Record<string, string> = form,
) => {
  const { args, calls, state } = await buildPageArgs(buildRequest({ cookie, form: body }), answers);
  const answer = await action(args as Parameters<typeof action>[0]);
  const call = calls.find(({ endpoint }) => endpoint.path === path);
  return { answer, call, setCookies: state.setCookies };
};

describe('recording a view', () => {
  test('gives a device its cookie with its first view, for a year and hidden from scripts', async () => {
    const { answer, call, setCookies } = await post('souk_theme=dark', noted);

    expect(answer.status).toBe(204);
    expect(setCookies).toEqual([
      expect.stringMatching(/^souk_device=[\da-f-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/),
    ]);
    expect(call?.headers.cookie).toContain(setCookies[0]?.split(';')[0]);
    expect(call?.body).toEqual(form);
  });

  test('keeps a cookie that exists', async () => {
    const { call, setCookies } = await post('souk_device=d1', noted);

    expect(setCookies).toEqual([]);
    expect(call?.headers.cookie).toBe('souk_device=d1');
  });

  test('sets no cookie for users, for what does not exist, nor for a refusal', async () => {
    const viewer = { '/viewer': { body: { data: { id: 1, seller_type: 'private' } } } };
    const { setCookies: ofUser } = await post('souk_session=s', { ...noted, ...viewer });
    const { setCookies: ofNothing } = await post('', { [path]: { body: { data: { is_noted: false } } } });
    const tooMany = await post('', { [path]: { status: 429, body: { message: 'Too many requests' } } });
    const wrong = await post('', noted, { module_type: 'classifieds.ad', item_id: 'seven' });

    expect([ofUser, ofNothing, tooMany.setCookies, wrong.setCookies]).toEqual([[], [], [], []]);
    expect([tooMany.answer.status, wrong.answer.status]).toEqual([429, 422]);
  });
});
