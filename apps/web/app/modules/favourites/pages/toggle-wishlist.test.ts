import { addWishlist, removeWishlist } from '@souk/contract/modules/favourites/favourites';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { addViewOfDevice, deviceCookie } from '@souk/contract/modules/search/views';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../../lib/page.testing.ts';
import { action as toggleFood } from '../../scanner/pages/toggle-favourite.ts';
import { action as noteView } from '../../search/pages/viewed.ts';
import { action as toggleWish } from './toggle-wishlist.ts';

const ok = (data: unknown, message = 'Done.') => ({ body: { data, message } });
const refused = { status: 422, body: { message: 'No', error: 'The wishlist is full.' } };
const person = { [getViewer.path]: ok({ user_id: 1, seller_type: 'private' }) };

interface Post {
  fields: Record<string, string>;
  answers?: Parameters<typeof buildPageArgs>[1];
  isByScript?: boolean;
  cookie?: string;
}

async function posted(
  run: (args: never) => Promise<unknown>,
  { fields, answers = {}, isByScript = false, cookie = 'sid=1' }: Post,
) {
  const headers = { ...(cookie ? { cookie } : {}), ...(isByScript ? { 'sec-fetch-dest': 'empty' } : {}) };
  const request = new Request('http://souk.test/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  const { args, calls, state } = await buildPageArgs(request, answers);
  const outcome = await run({ ...args, params: { id: '7' } } as never);
  return {
    outcome,
    to: outcome instanceof Response ? outcome.headers.get('location') : undefined,
    toast: decodeURIComponent(state.setCookies.join('\n')),
    made: calls.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.path !== getViewer.path),
    calls,
  };
}

describe('the heart of a card', () => {
  const fields = { item_id: '7', kind: 'classifieds.ad', back: '/classifieds?page=2' };

  test('asks visitors to log in first, and returns [B-037]', async () => {
    const { to, made } = await posted(toggleWish, { fields, cookie: '' });

    expect(to).toBe('/login?back=%2Fclassifieds%3Fpage%3D2');
    expect(made).toEqual([]);
  });

  test.each([
    ['on', addWishlist],
    ['off', removeWishlist],
  ])('wished %s makes that call', async (wish, endpoint) => {
    const answers = { ...person, [endpoint.path]: ok(null, 'On your wishlist.') };
    const { made, to, toast } = await posted(toggleWish, { fields: { ...fields, wish }, answers });

    expect(made).toEqual([endpoint]);
    expect(to).toBe('/classifieds?page=2');
    expect(toast).toContain('On your wishlist.');
  });

  test('stays on the page of a script, and tells a refusal', async () => {
    const answers = { ...person, [addWishlist.path]: refused };
    const { outcome, toast } = await posted(toggleWish, { fields, answers, isByScript: true });

    expect(outcome).toMatchObject({ data: { ok: false } });
    expect(toast).toContain('The wishlist is full.');
    expect(toast).toContain('"bad"');
  });

  test('never leads to another site', async () => {
    const answers = { ...person, [addWishlist.path]: ok(null) };

    expect((await posted(toggleWish, { fields: { ...fields, back: 'https://evil.test' }, answers })).to).toBe(
      '/',
    );
  });
});

describe('a favourite food', () => {
  const answers = { ...person, [toggleFoodFavourite.path]: ok(null) };
  const fields = { favorite: '0', back: '/food-scanner' };

  test('that was taken out can be put back, and then leads back', async () => {
    const { toast, outcome } = await posted(toggleFood, { fields, answers, isByScript: true });

    expect(outcome).toMatchObject({ data: { ok: true } });
    expect(toast).toContain('"action":"/food-favourite/7"');
    const undone = await posted(toggleFood, {
      fields: { ...fields, favorite: '1', _leads: '1' },
      answers,
      isByScript: true,
    });
    expect(undone.to).toBe('/food-scanner');
    expect(undone.toast).not.toContain('"action"');
  });

  test('asks visitors to log in, and offers no way back from a refusal', async () => {
    expect((await posted(toggleFood, { fields, cookie: '' })).to).toBe('/login?back=%2Ffood-scanner');
    const { toast } = await posted(toggleFood, {
      fields,
      answers: { ...person, [toggleFoodFavourite.path]: refused },
    });
    expect(toast).not.toContain('"action"');
  });
});

describe('what was looked at', () => {
  const fields = { module_type: 'retail.product', item_id: '7' };
  const noted = (is_noted: boolean) => ({ [addViewOfDevice.path]: ok({ is_noted }) });

  test('gives the device of a visitor its cookie with the first thing that counts', async () => {
    expect((await posted(noteView, { fields, answers: noted(true), cookie: '' })).toast).toContain(
      `${deviceCookie}=`,
    );
    expect((await posted(noteView, { fields, answers: noted(false), cookie: '' })).toast).not.toContain(
      `${deviceCookie}=`,
    );
  });

  test('gives none to a device that has one, nor to who is signed in', async () => {
    const visitor = { [getViewer.path]: { status: 401 } };
    const known = await posted(noteView, {
      fields,
      answers: { ...visitor, ...noted(true) },
      cookie: `${deviceCookie}=known`,
    });
    const own = await posted(noteView, { fields, answers: { ...person, ...noted(true) } });

    expect(known.toast + own.toast).not.toContain(`${deviceCookie}=`);
    expect((own.outcome as Response).status).toBe(204);
  });

  test('is noted under the new cookie at once', async () => {
    const { calls } = await posted(noteView, { fields, answers: noted(true), cookie: '' });

    expect(calls.at(-1)?.headers.cookie).toContain(`${deviceCookie}=`);
  });
});
