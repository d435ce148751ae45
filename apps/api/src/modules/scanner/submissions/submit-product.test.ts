import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getFoodProduct } from '@souk/contract/modules/scanner/products';
import {
  saveFoodProduct,
  sendOfflineFood,
  suggestFoodChange,
} from '@souk/contract/modules/scanner/submissions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { multipart, picture } from '../../sellers/testing.ts';
import { reviewProduct } from '../products/review-product.ts';
import { buildFood, nextGtin } from '../testing.ts';
import { acceptSuggestion, declineSuggestion } from './decide-suggestion.ts';
import { listSuggestionsOn } from './suggestion.queries.ts';

async function build() {
  const { as, db, settle } = await startApi();
  const [user, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
  const save = (body: object, who = user) => as(who).send(saveFoodProduct, { body });
  const reject = (id: number) =>
    db.transaction((tx) => reviewProduct(tx, admin, id, { status: 'rejected', reason: 'Blurred.' }));
  return { as, db, settle, user, admin, save, reject };
}

describe('adding a food', () => {
  test('keeps what the pack tells and its photographs until an admin verifies it', async () => {
    const { as, user, save } = await build();
    const body = multipart({
      product_code: nextGtin(),
      name: 'Date bars',
      brand: 'Palm',
      quantity: '40 g',
      category: 'confectionery',
      ingredients: 'Dattes 90%, sel',
      language: 'fr',
      'nutrition[energy_kj]': '1250',
      'nutrition[salt_g]': '0.1',
      'labels[]': 'vegan',
      certifier: 'iccv',
      certificate_number: 'B-2',
      certificate_valid_until: '2999-01-01',
      halal_status: 'haram',
      images: [await picture(), await picture()],
      'image_sides[]': ['pack', 'ingredients'],
    });

    const { status, envelope } = await save(body);

    expect([status, envelope.message]).toEqual([201, 'Thank you. Your product is being reviewed.']);
    expect(envelope.data).toMatchObject({
      name: 'Date bars',
      status: 'pending',
      source: 'user',
      is_own: true,
      halal_status: 'halal',
      nutrition: { energy_kj: 1250, salt_g: 0.1, fat_g: null },
    });
    const { id } = envelope.data as { id: number };
    expect(await as(user).call(getFoodProduct, { params: { id } })).toMatchObject({
      main_language: 'fr',
      ingredients_by_language: { fr: 'Dattes 90%, sel' },
      labels: [{ kind: 'halal-certificate', certifier: 'iccv' }, { kind: 'vegan' }],
      images: [{ side: 'pack' }, { side: 'ingredients' }],
    });
    expect((await as().send(getFoodProduct, { params: { id } })).status).toBe(404);
  });

  test('refuses a code that is known, whoever was quicker', async () => {
    const { db, save } = await build();
    const other = await buildUser(db);
    const product_code = nextGtin();
    const add = (who?: typeof other) => save({ product_code, name: 'Halva' }, who);

    const answers = await Promise.all([add(), add(other)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await add(other)).envelope).toMatchObject({
      status: 422,
      message: 'This product already exists.',
      error: 'This product already exists.',
    });
  });

  test('asks for a code, a name and a known certifier, and for a user [status-401] [status-423]', async () => {
    const { as, save } = await build();

    expect((await save({})).envelope.errors).toMatchObject({
      product_code: ['Product code is required.'],
      name: ['Name is required.'],
    });
    expect((await save({ product_code: '9300675024236', name: 'x' })).envelope.errors).toHaveProperty(
      'product_code',
    );
    const certifier = { product_code: nextGtin(), name: 'x', certifier: 'nobody' };
    expect((await save(certifier)).envelope.errors).toHaveProperty('certifier');
    expect((await as().send(saveFoodProduct, { body: {} })).envelope.message).toBe(
      'You are not an authenticated user',
    );
  });

  test('tells what became of it; one that was rejected may be added anew, by others too', async () => {
    const { as, db, settle, user, admin, save, reject } = await build();
    const other = await buildUser(db);
    const product_code = nextGtin();
    const { id } = (await save({ product_code, name: 'Smudge' })).envelope.data as { id: number };
    await reject(id);

    const again = await save({ product_code, name: 'Nougat', ingredients: 'Sugar, honey' }, other);
    await db.transaction((tx) => reviewProduct(tx, admin, id, { status: 'verified' }));
    await settle();

    expect(again.envelope.data).toMatchObject({ id, status: 'pending', name: 'Nougat', is_own: true });
    const lastOf = async (who: typeof user) => (await as(who).call(listNotifications)).data[0];
    expect(await lastOf(user)).toMatchObject({ subject: 'Your product was not verified' });
    expect((await lastOf(user))?.massage).toContain('Blurred.');
    expect(await lastOf(other)).toMatchObject({ subject: 'Thank you: your product is in the scanner' });
    expect(await as().call(getFoodProduct, { params: { id } })).toMatchObject({
      name: 'Nougat',
      history: [],
    });
  });
});

describe('suggesting a change', () => {
  test('leaves the food as it is until an admin accepts it; it becomes the next version', async () => {
    const { as, db, settle, user } = await build();
    const { id } = await buildFood(db, { ingredients: 'Sugar' });
    const read = (who?: typeof user) => as(who).call(getFoodProduct, { params: { id } });

    const { status } = await as(user).send(suggestFoodChange, {
      params: { id },
      body: { ingredients: 'Sugar, lard', quantity: '250 g', comment: 'New pack' },
    });
    expect([status, (await read(user)).has_own_suggestion, (await read()).version]).toEqual([201, true, 1]);

    const [suggestion] = await listSuggestionsOn(db, id);
    const suggestionId = suggestion?.id ?? 0;
    const accept = () => db.transaction((tx) => acceptSuggestion(tx, suggestionId));
    const answers = await Promise.allSettled([accept(), accept()]);
    await settle();

    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read(user)).toMatchObject({
      version: 2,
      halal_status: 'haram',
      quantity: '250 g',
      has_own_suggestion: false,
      history: [
        {
          version: 2,
          changes: [
            { field: 'quantity', before: '200 g', after: '250 g' },
            { field: 'ingredients', language: 'en', before: 'Sugar', after: 'Sugar, lard' },
          ],
        },
      ],
    });
    expect((await as(user).call(listNotifications)).data[0]?.subject).toBe(
      'Thank you: your change was accepted',
    );
  });

  test('of nutrition and of labels shows the difference and leaves what it does not tell', async () => {
    const { as, db, user } = await build();
    const { id } = await buildFood(db, {
      nutrition: {
        energyKj: 1000,
        fatG: 10,
        saturatedG: 4,
        carbohydratesG: null,
        sugarsG: 5,
        fibreG: null,
        proteinG: 3,
        saltG: 1,
        fruitPercent: null,
      },
      labels: [{ kind: 'halal-certificate', certifierId: 'iccv', number: 'A-17' }],
    });
    const certificate = 'halal certificate (Islamic Co-ordinating Council of Victoria, A-17)';
    const suggest = (who: typeof user, body: object) =>
      as(who).call(suggestFoodChange, { params: { id }, body: body as never });
    const accept = async () => {
      const [suggestion] = await listSuggestionsOn(db, id);
      await db.transaction((tx) => acceptSuggestion(tx, suggestion?.id ?? 0));
      const { labels, nutrition, history } = await as().call(getFoodProduct, { params: { id } });
      return { labels: labels.map(({ kind }) => kind), nutrition, changes: history[0]?.changes };
    };

    await suggest(user, { nutrition: { sugars_g: 7.5, fibre_g: 2 }, labels: ['vegan'] });
    expect(await accept()).toEqual({
      labels: ['halal-certificate', 'vegan'],
      nutrition: {
        energy_kj: 1000,
        fat_g: 10,
        saturated_g: 4,
        carbohydrates_g: null,
        sugars_g: 7.5,
        fibre_g: 2,
        protein_g: 3,
        salt_g: 1,
        fruit_percent: null,
      },
      changes: [
        {
          field: 'labels',
          language: null,
          before: certificate,
          after: `${certificate}, vegan`,
        },
        {
          field: 'nutrition',
          language: null,
          before: 'energy 1000 kJ, fat 10 g, saturated 4 g, sugars 5 g, protein 3 g, salt 1 g',
          after: 'energy 1000 kJ, fat 10 g, saturated 4 g, sugars 7.5 g, fibre 2 g, protein 3 g, salt 1 g',
        },
      ],
    });

    await suggest(user, { labels: ['vegan'], has_all_labels: true });
    expect((await accept()).labels).toEqual(['vegan']);
    await suggest(user, { labels: [], has_all_labels: true });
    expect((await accept()).labels).toEqual([]);
  });

  test('can be declined with a reason', async () => {
    const { as, db, settle, user } = await build();
    const { id } = await buildFood(db);
    await as(user).call(suggestFoodChange, { params: { id }, body: { name: 'Cake', labels: [] } });
    const [suggestion] = await listSuggestionsOn(db, id);

    await db.transaction((tx) => declineSuggestion(tx, suggestion?.id ?? 0, 'It is a biscuit.'));
    await settle();

    expect((await as(user).call(listNotifications)).data[0]?.massage).toContain('It is a biscuit.');
    expect(await as(user).call(getFoodProduct, { params: { id } })).toMatchObject({ version: 1 });
  });

  test('needs a difference, one at a time, and a food that one sees', async () => {
    const { as, db, user } = await build();
    const { id } = await buildFood(db, { name: 'Rusks' });
    const hidden = await buildFood(db, { state: 'pending' });
    const suggest = async (body: object, foodId = id) =>
      (await as(user).send(suggestFoodChange, { params: { id: foodId }, body })).envelope;

    expect(await suggest({ name: 'Rusks' })).toMatchObject({
      status: 422,
      message: 'Nothing has changed.',
    });
    const both = await Promise.all([suggest({ name: 'Rusk' }), suggest({ name: 'Rusk' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await suggest({ name: 'Other' })).message).toBe(
      'Your last suggestion for this product is still under review.',
    );
    expect((await suggest({ name: 'Other' }, hidden.id)).status).toBe(404);
  });
});

describe('a list of ingredients that is too long', () => {
  const long = `${'sugar, '.repeat(1428)}lard`.slice(0, 10_001);
  const refusal = {
    status: 423,
    errors: { ingredients: ['Max length must be 10000 characters.'] },
  };

  test('is refused at its field by every form, and never cut and judged', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const { id } = await buildFood(db);
    const body = { product_code: nextGtin(), name: 'Long list', ingredients: `${long}xxxxxxxxxxx` };
    const addition = { ...body, client_key: 'too-long-list' };

    const added = await as(user).send(saveFoodProduct, { body });
    const suggested = await as(user).send(suggestFoodChange, { params: { id }, body });
    const offline = await as(user).send(sendOfflineFood, { body: { additions: [addition] } });

    expect(added.envelope).toMatchObject(refusal);
    expect(suggested.envelope).toMatchObject(refusal);
    expect(offline.envelope).toMatchObject({ status: 423 });
  });
});
