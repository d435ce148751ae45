import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import {
  answerQuestion,
  askQuestion,
  listMyQuestions,
  listQuestions,
} from '@souk/contract/modules/retail/questions';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildProduct, buildShop } from '../testing.ts';

describe('a question about a product', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  async function ask(name = 'Amal Haddad') {
    const [shop, asker] = [await buildShop(api.db), await buildUser(api.db, { name })];
    const product = await buildProduct(api.db, { seller: shop });
    const params = { id: product.id };
    const question = await api.as(asker).call(askQuestion, { params, body: { text: 'Does it whistle?' } });
    return { shop, asker, product, params, question };
  }

  test('is read by everyone once it is answered, and both sides are told', async () => {
    const { shop, asker, params, question } = await ask();
    const total = async (client = api.as()) => (await client.call(listQuestions, { params })).total;

    expect(question).toMatchObject({ text: 'Does it whistle?', asker: 'Amal', answer: null, is_mine: true });
    expect([await total(), await total(api.as(asker))]).toEqual([0, 1]);
    await api
      .as(shop)
      .call(answerQuestion, { params: { id: question.id }, body: { answer: 'Loud and clear.' } });
    await api.as(shop).call(answerQuestion, { params: { id: question.id }, body: { answer: 'Loudly.' } });
    await api.settle();

    expect((await api.as().call(listQuestions, { params })).data).toMatchObject([
      { answer: 'Loudly.', asker: 'Amal', is_mine: false },
    ]);
    const [toShop, toAsker] = await Promise.all(
      [shop, asker].map(async (user) => (await api.as(user).call(listNotifications)).data),
    );
    expect(toShop).toMatchObject([{ kind: 'question', massage: 'Does it whistle?' }]);
    expect(toAsker).toMatchObject([{ kind: 'question', massage: 'Loud and clear.' }]);
  });

  test('waits in its seller’s list, before those that are answered', async () => {
    const { shop, asker, product, question } = await ask();
    const params = { id: product.id };
    await api.as(asker).call(askQuestion, { params, body: { text: 'How heavy?' } });
    const texts = async (query = {}) =>
      (await api.as(shop).call(listMyQuestions, { query })).data.map(({ text }) => text);
    await api.as(asker).call(askQuestion, { params, body: { text: 'Which blue?' } });
    await api.as(shop).call(answerQuestion, { params: { id: question.id }, body: { answer: 'Loudly.' } });

    expect(await texts()).toEqual(['Which blue?', 'How heavy?', 'Does it whistle?']);
    expect(await texts({ status: 'answered' })).toEqual(['Does it whistle?']);
    expect((await api.as(shop).call(listMyQuestions)).data[0]?.product.title).toBe('Copper kettle');
  });

  test('is asked by private users of public products, and answered by its seller alone', async () => {
    const { shop, asker, params, question } = await ask();
    const hidden = await buildProduct(api.db, { seller: shop, state: 'pending' });
    const body = { text: 'May I?' };

    await expect(api.as(shop).call(askQuestion, { params, body })).rejects.toMatchObject({ status: 403 });
    await expect(api.as(asker).call(askQuestion, { params: { id: hidden.id }, body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      api
        .as(await buildShop(api.db))
        .call(answerQuestion, { params: { id: question.id }, body: { answer: 'No.' } }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await api.as(asker).send(askQuestion, { params, body: { text: ' ' } })).envelope).toMatchObject({
      status: 423,
      errors: { text: ['Question can not be empty.'] },
    });
  });
});
