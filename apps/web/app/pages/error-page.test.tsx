import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../lib/render.testing.tsx';
import { ErrorPage } from './error-page.tsx';

const answered = (status: number, data: unknown = null) => ({
  status,
  statusText: '',
  internal: false,
  data,
});
const page = (error: unknown, path = '/wishlist') => renderAt(path, <ErrorPage error={error} path={path} />);

describe('a page that could not be made', () => {
  test.each([404, 410])('with %i says that there is nothing [B-004]', async (status) => {
    expect(wordsOf(await page(answered(status)))).toContain('Page not found');
  });

  test('with 403 says that it is not for this account, and leads home [B-005]', async () => {
    const refused = await page(answered(403));

    expect(Object.values(linksIn(refused))).toContain('/');
    expect(buttonsIn(refused)).not.toContain('Try again');
  });

  test.each([
    [answered(503, { message: 'We are back soon.' }), 'We are back soon.'],
    [answered(500, { message: 7 }), 'Sorry some error occurred, please try again later'],
    [answered(500), 'Sorry some error occurred, please try again later'],
    [new Error('secret'), 'Sorry some error occurred, please try again later'],
  ])('for another reason can be tried again: %#', async (error, words) => {
    const failed = await page(error);

    expect(wordsOf(failed)).toContain(words);
    expect(wordsOf(failed)).not.toContain('secret');
    expect(buttonsIn(failed)).toEqual(['Try again']);
  });

  test('does not lead home from home', async () => {
    expect(linksIn(await page(answered(500)))).toEqual({ 'Go home': '/' });
    expect(linksIn(await page(answered(500), '/'))).toEqual({});
  });
});
