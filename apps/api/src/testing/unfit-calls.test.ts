import { saveDraft } from '@souk/contract/modules/classifieds/drafts';
import { changeAddress } from '@souk/contract/modules/identity/profiles';
import { logout } from '@souk/contract/modules/identity/sessions';
import { receiveCardWebhook } from '@souk/contract/modules/payments/payments';
import { acceptCartChanges, changeQuantity } from '@souk/contract/modules/retail/carts';
import { generalSearch, search } from '@souk/contract/modules/search/search';
import { uploadDocument } from '@souk/contract/modules/sellers/documents';
import { tooDeep, tooMuch, unstorable } from '@souk/contract/shared/check-fields';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../modules/identity/testing.ts';
import { buildSeller, multipart, paper } from '../modules/sellers/testing.ts';
import { startApi } from './start-api.ts';

const halves = ['a\ud83d', '\ude00a', 'a\0b'];

describe('a call that cannot be stored', () => {
  test('is refused at its field, in texts, in JSON that is kept as it came, and in queries', async () => {
    const { as, db } = await startApi();
    const user = as(await buildUser(db));

    for (const half of halves) {
      const kept = await user.send(saveDraft, { body: { step: 1, form: { title: [half] } } });
      const named = await user.send(saveDraft, { body: { step: 1, form: { [half]: 1 } } });

      expect([kept, named].map(({ status, envelope }) => [status, envelope.errors])).toEqual([
        [423, { form: [unstorable] }],
        [423, { form: [unstorable] }],
      ]);
    }
    const asked = await as().send(search, { query: { keyword: 'a\0b' } });
    expect(asked).toMatchObject({ status: 423, envelope: { errors: { keyword: [unstorable] } } });
  });

  test('is refused at the field of a file whose name is none', async () => {
    const { as, db } = await startApi();
    const owner = await buildSeller(db, { sellerType: 'handyman' });
    const file = { ...paper(), name: 'licence\0.pdf' };

    const answer = await as(owner).send(uploadDocument, { body: multipart({ type: 'licence', file }) });

    expect(answer).toMatchObject({ status: 423, envelope: { errors: { file: [unstorable] } } });
  });

  test('is heard from a provider, who may quote whatever a buyer wrote', async () => {
    const { as } = await startApi();

    const answer = await as().send(receiveCardWebhook, { body: { note: halves } });

    expect(answer).toMatchObject({ status: 400, envelope: { message: 'Malformed request' } });
  });

  test('is refused where it nests without end, read by a schema or not', async () => {
    const { app, db } = await startApi();
    const { token } = await buildUser(db);
    const deep = `{"form": ${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const send = ({ path, method }: { path: string; method: 'POST' | 'PUT' }) =>
      app.server.inject({
        method,
        url: apiPrefix + path,
        payload: deep,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': path,
        },
      });

    const answers = await Promise.all([saveDraft, acceptCartChanges, logout].map(send));

    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors]).toEqual([423, { form: [tooDeep] }]);
  });

  test('is refused where it brings more values than any form, before each is looked at', async () => {
    const { as, db } = await startApi();
    const ids = Array.from({ length: 50_000 }, () => '');

    const answer = await as(await buildUser(db)).send(saveDraft, { body: { step: 1, image_ids: ids } });

    expect(answer).toMatchObject({ status: 423, envelope: { errors: { form: [tooMuch] } } });
  });
});

describe('an object in place of a text', () => {
  test.each([{ toString: 1, valueOf: 1 }, ['PUT'], 5, null])(
    'is no name of a method: %j leaves the call what it is',
    async (_method) => {
      const { as } = await startApi();

      const answer = await as().send(generalSearch, { body: { _method, keyword: '' } });

      expect(answer).toMatchObject({
        status: 423,
        envelope: { errors: { keyword: ['Search keyword is required.'] } },
      });
    },
  );
});

describe('an empty field', () => {
  test('moves nobody to the crossing of the equator and the first meridian', async () => {
    const { as, db } = await startApi();
    const place = { location: 'Parramatta', lat: '', lng: ' ' };

    const answer = await as(await buildUser(db)).send(changeAddress, { body: place });

    expect(answer).toMatchObject({
      status: 423,
      envelope: { errors: { lat: ['This field is required.'], lng: ['This field is required.'] } },
    });
  });

  test('takes nothing out of a cart', async () => {
    const { as, db } = await startApi();

    const answer = await as(await buildUser(db)).send(changeQuantity, { body: { item_id: 1, quantity: '' } });

    expect(answer).toMatchObject({
      status: 423,
      envelope: { errors: { quantity: ['Quantity is required.'] } },
    });
  });
});
