import { addWishlist, removeWishlist } from '@souk/contract/modules/favourites/favourites';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { postPage } from '../../../lib/page.testing.ts';
import { action as toggleWish } from './toggle-wishlist.ts';

const ok = (data: unknown, message = 'Done.') => ({ body: { data, message } });
const refused = { status: 422, body: { message: 'No', error: 'The wishlist is full.' } };
const person = { [getViewer.path]: ok({ user_id: 1, seller_type: 'private' }) };

describe('the heart of a card', () => {
  const fields = { item_id: '7', kind: 'classifieds.ad', back: '/classifieds?page=2' };

  test('asks visitors to log in first, and returns [B-037]', async () => {
    const { to, calls } = await postPage(toggleWish, { fields, cookie: '' });

    expect(to).toBe('/login?back=%2Fclassifieds%3Fpage%3D2');
    expect(calls).toEqual([]);
  });

  test.each([
    ['on', addWishlist],
    ['off', removeWishlist],
  ])('wished %s makes that call', async (wish, endpoint) => {
    const answers = { ...person, [endpoint.path]: ok(null, 'On your wishlist.') };
    const { calls, to, cookies } = await postPage(toggleWish, { fields: { ...fields, wish }, answers });

    expect(calls.map((made) => made.endpoint)).toEqual([getViewer, endpoint]);
    expect(to).toBe('/classifieds?page=2');
    expect(cookies).toContain('On your wishlist.');
  });

  test('stays on the page of a script, and tells a refusal', async () => {
    const answers = { ...person, [addWishlist.path]: refused };
    const { outcome, cookies } = await postPage(toggleWish, { fields, answers, isByScript: true });

    expect(outcome).toMatchObject({ data: { ok: false } });
    expect(cookies).toContain('The wishlist is full.');
    expect(cookies).toContain('"bad"');
  });

  test('never leads to another site', async () => {
    const answers = { ...person, [addWishlist.path]: ok(null) };

    expect(
      (await postPage(toggleWish, { fields: { ...fields, back: 'https://evil.test' }, answers })).to,
    ).toBe('/');
  });
});
