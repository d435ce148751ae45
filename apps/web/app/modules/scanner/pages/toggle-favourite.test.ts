import { getViewer } from '@souk/contract/modules/identity/sessions';
import { toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { describe, expect, test } from 'vitest';
import { postPage } from '../../../lib/page.testing.ts';
import { action as toggleFood } from './toggle-favourite.ts';

const ok = (data: unknown, message = 'Done.') => ({ body: { data, message } });
const refused = { status: 422, body: { message: 'No', error: 'Not now.' } };
const person = { [getViewer.path]: ok({ user_id: 1, seller_type: 'private' }) };

describe('a favourite food', () => {
  const params = { id: '7' };
  const answers = { ...person, [toggleFoodFavourite.path]: ok(null) };
  const fields = { favorite: '0', back: '/food-scanner' };

  test('that was taken out can be put back, and then leads back', async () => {
    const { cookies, outcome } = await postPage(toggleFood, { params, fields, answers, isByScript: true });

    expect(outcome).toMatchObject({ data: { ok: true } });
    expect(cookies).toContain('"action":"/food-favourite/7"');
    const undone = await postPage(toggleFood, {
      params,
      fields: { ...fields, favorite: '1', _leads: '1' },
      answers,
      isByScript: true,
    });
    expect(undone.to).toBe('/food-scanner');
    expect(undone.cookies).not.toContain('"action"');
  });

  test('asks visitors to log in, and offers no way back from a refusal', async () => {
    expect((await postPage(toggleFood, { params, fields, cookie: '' })).to).toBe(
      '/login?back=%2Ffood-scanner',
    );
    const { cookies } = await postPage(toggleFood, {
      params,
      fields,
      answers: { ...person, [toggleFoodFavourite.path]: refused },
    });
    expect(cookies).not.toContain('"action"');
  });
});
