import { getFoodProfile, saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { takeProfileAlong } from './visitor-profile.server.ts';

const plain = { school: null, strictness: 'standard', avoids: [], diets: [] };
const cookie = `souk_food=${encodeURIComponent('school=hanafi&avoids=milk')}`;

async function signInWith(own: object, given = cookie) {
  const { args, calls, state } = await buildPageArgs(buildRequest({ cookie: given }), {
    [getFoodProfile.path]: { body: { data: own } },
  });
  await takeProfileAlong(args);
  const saved = calls.filter(({ endpoint }) => endpoint === saveFoodProfile).map(({ body }) => body);
  return { saved, calls, cookies: state.setCookies };
}

describe('a visitor’s food profile at the login', () => {
  test('becomes the account’s own where that has said nothing, and leaves the browser', async () => {
    const { saved, cookies } = await signInWith(plain);

    expect(saved).toEqual([{ ...plain, school: 'hanafi', avoids: ['milk'] }]);
    expect(cookies).toEqual([expect.stringContaining('Max-Age=0')]);
  });

  test('gives way to what the account has said already', async () => {
    const { saved, cookies } = await signInWith({ ...plain, diets: ['vegan'] });

    expect(saved).toEqual([]);
    expect(cookies).toEqual([expect.stringContaining('Max-Age=0')]);
  });

  test('asks for nothing where there is none', async () => {
    expect(await signInWith(plain, 'souk_lang=en')).toEqual({ saved: [], calls: [], cookies: [] });
  });
});
