import {
  acceptFoodSuggestion,
  declineFoodSuggestion,
  getAdminFood,
  listAdminFoods,
  listFoodSuggestions,
  reviewFood,
} from '@souk/contract/modules/admin/food-products';
import { getFoodProduct, reportFoodProduct } from '@souk/contract/modules/scanner/products';
import { suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildFood } from '../../scanner/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['ads'] });
  const user = await buildUser(api.db);
  const at = api.as(admin);
  const review = (id: number, body: object) => at.send(reviewFood, { params: { id }, body });
  const open = (id: number) => api.as().send(getFoodProduct, { params: { id } });
  return { ...api, admin, user, at, review, open };
}

describe('the queue of foods', () => {
  test('shows the longest waiting first, by state, words and what was reported', async () => {
    const { as, db, user, at } = await desk();
    const first = await buildFood(db, { name: 'Quince jam', state: 'pending', owner: user });
    const second = await buildFood(db, { name: 'Quince tart', state: 'pending' });
    const open = await buildFood(db, { name: 'Quince paste' });
    await as(user).call(reportFoodProduct, { params: { id: open.id }, body: { reason: 'Wrong' } });
    const idsOf = async (query: Record<string, string>) =>
      (await at.call(listAdminFoods, { query: { keyword: 'quince', ...query } })).data.map(({ id }) => id);

    expect(await idsOf({ status: 'pending' })).toEqual([first.id, second.id]);
    expect(await idsOf({})).toEqual([open.id, second.id, first.id]);
    expect(await idsOf({ is_reported: '1' })).toEqual([open.id]);
    expect(await idsOf({ keyword: first.gtin })).toEqual([first.id]);
    const { data } = await at.call(listAdminFoods, { query: { keyword: first.gtin } });
    expect(data).toMatchObject([{ contributor: { id: user.id }, reports_count: 0 }]);
  });
});

describe('reviewing a food', () => {
  test('makes it public and leaves a line in the log', async () => {
    const { db, admin, user, review, open } = await desk();
    const { id } = await buildFood(db, { state: 'pending', owner: user });

    const { envelope } = await review(id, { status: 'verified', name: 'Rusks', ingredients: 'Wheat, lard' });

    expect(envelope).toMatchObject({ message: 'Product saved successfully.', data: { status: 'verified' } });
    expect((await open(id)).envelope.data).toMatchObject({
      name: 'Rusks',
      version: 2,
      halal_status: 'haram',
    });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.food-verified',
      targetKind: 'scanner.product',
      targetId: String(id),
    });
  });

  test('makes a verdict stricter with a note, never lighter, and gives the word back to the engine', async () => {
    const { db, review, open } = await desk();
    const { id } = await buildFood(db, { ingredients: 'Sugar, gelatine' });
    const verdict = (halal_status: string, halal_note?: string) =>
      review(id, { status: 'verified', halal_status, halal_note });

    expect((await verdict('halal', 'They say so.')).envelope).toMatchObject({
      status: 422,
      message: 'The verdict can only be made stricter.',
    });
    expect((await verdict('haram')).envelope).toMatchObject({ status: 423 });
    await verdict('haram', 'The maker uses pork.');
    expect((await open(id)).envelope.data).toMatchObject({
      halal_status: 'haram',
      verdict: 'haram',
      halal_by: 'desk',
      halal_note: 'The maker uses pork.',
      verdicts: { maliki: { lenient: 'haram' } },
    });

    await verdict('doubtful');
    expect((await open(id)).envelope.data).toMatchObject({
      halal_status: 'doubtful',
      halal_by: 'engine',
      halal_note: null,
    });
  });

  test('takes a food out of the scanner for a reason, and back', async () => {
    const { db, review, open } = await desk();
    const { id } = await buildFood(db);

    expect((await review(id, { status: 'rejected' })).envelope.errors).toEqual({
      reason: ['Reason is required.'],
    });
    await review(id, { status: 'rejected', reason: 'Not a food.' });
    expect((await open(id)).status).toBe(404);
    await review(id, { status: 'pending' });
    expect((await open(id)).status).toBe(404);
    await review(id, { status: 'verified' });
    expect((await open(id)).status).toBe(200);
  });

  test('shows what people suggest and report; a decision settles the reports', async () => {
    const { as, db, user, at, review } = await desk();
    const { id } = await buildFood(db, { name: 'Rusks' });
    await as(user).call(reportFoodProduct, { params: { id }, body: { reason: 'Wrong picture' } });
    await as(user).call(suggestFoodChange, { params: { id }, body: { name: 'Rusk', labels: [] } });
    const read = () => at.call(getAdminFood, { params: { id } });

    expect(await read()).toMatchObject({
      reports: [{ reason: 'Wrong picture', reporter: { id: user.id } }],
      suggestions: [{ suggested_by: { id: user.id }, changes: [{ before: 'Rusks', after: 'Rusk' }] }],
      moves: [{ move: 'create', to: 'verified' }],
    });
    await review(id, { status: 'verified' });
    expect((await read()).reports).toEqual([]);
    expect((await at.send(getAdminFood, { params: { id: 999_999_999 } })).status).toBe(404);
  });

  test('opens only to admins of ads', async () => {
    const { as, db, user } = await desk();
    const { id } = await buildFood(db, { state: 'pending' });
    const other = await buildAdmin(db, { permissions: ['money'] });

    for (const who of [user, other])
      expect((await as(who).send(reviewFood, { params: { id }, body: { status: 'verified' } })).status).toBe(
        403,
      );
  });
});

describe('suggested changes', () => {
  test('are listed as they wait, and accepted or declined once', async () => {
    const { as, db, admin, user, at } = await desk();
    const foods = [await buildFood(db, { name: 'One' }), await buildFood(db, { name: 'Two' })];
    for (const { id } of foods)
      await as(user).call(suggestFoodChange, { params: { id }, body: { quantity: '1 kg', labels: [] } });
    const listed = async () =>
      (await at.call(listFoodSuggestions)).data.filter((one) => one.suggested_by.id === user.id);

    const [one, two] = await listed();
    expect(one).toMatchObject({ product: { name: 'One' }, changes: [{ field: 'quantity', after: '1 kg' }] });
    const accept = () => at.send(acceptFoodSuggestion, { params: { id: one?.id ?? 0 } });
    const answers = await Promise.all([accept(), accept()]);
    await at.call(declineFoodSuggestion, { params: { id: two?.id ?? 0 }, body: { reason: 'No.' } });

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await listed()).toEqual([]);
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual([
      'ads.food-suggestion-accepted',
      'ads.food-suggestion-declined',
    ]);
  });
});
