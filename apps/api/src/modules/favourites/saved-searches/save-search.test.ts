import {
  createRetailSavedSearch,
  createSavedSearch,
  deleteRetailSavedSearch,
  deleteSavedSearch,
  getSavedSearch,
  listRetailSavedSearches,
  listSavedSearches,
  updateRetailSavedSearch,
  updateSavedSearch,
} from '@souk/contract/modules/favourites/saved-searches';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';

let api: TestApi;
let user: TestUser;
const query = { keyword: 'kayak', price_max: '500', attributes: { make: 'Trek' } };

beforeAll(async () => {
  api = await startApi();
  user = await buildUser(api.db);
});

describe('saving a search', () => {
  test('keeps it as it was asked, to be changed, paused and deleted [success-saved-search]', async () => {
    const body = { module_type: 'classified', category_id: 12, query } as const;
    const saved = await api.as(user).send(createSavedSearch, { body });
    expect(saved.envelope.message).toBe('Search saved successfully.');
    const { id } = saved.envelope.data as { id: number };

    expect(await api.as(user).call(getSavedSearch, { params: { id } })).toMatchObject({
      name: 'kayak',
      module_type: 'classified',
      category_id: 12,
      notify: true,
      query: { ...query, category_id: 12 },
    });
    const paused = await api
      .as(user)
      .call(updateSavedSearch, { params: { id }, body: { name: 'Boats', notify: false } });
    expect(paused).toMatchObject({ name: 'Boats', notify: false, query: { keyword: 'kayak' } });
    expect((await api.as(user).call(listSavedSearches, { query: { module_type: 'classified' } })).total).toBe(
      1,
    );

    await api.as(user).call(deleteSavedSearch, { params: { id } });
    await expect(api.as(user).call(getSavedSearch, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('needs at least one filter [filter-required] [B-100]', async () => {
    for (const empty of [{}, { sort: 'asc' }, { keyword: ' ', attributes: {} }]) {
      const refused = api.as(user).call(createSavedSearch, { body: { module_type: 'retail', query: empty } });
      await expect(refused).rejects.toMatchObject({
        status: 423,
        message: 'Please select at least one filter.',
      });
    }
    const retail = api.as(user).call(createRetailSavedSearch, { body: { query: {} } });
    await expect(retail).rejects.toMatchObject({
      status: 423,
      message: 'Please select at least one filter.',
    });
    const wrong = api.as(user).call(createRetailSavedSearch, { body: { query: { price_min: 'cheap' } } });
    await expect(wrong).rejects.toMatchObject({
      status: 423,
      fields: { price_min: ['Please enter valid number.'] },
    });
  });

  test('has paths of its own for retail', async () => {
    const { id } = await api
      .as(user)
      .call(createRetailSavedSearch, { body: { name: 'Sofas', query: { keyword: 'sofa' } } });
    const params = { id };

    const changed = await api
      .as(user)
      .call(updateRetailSavedSearch, { params, body: { query: { keyword: 'couch' } } });
    expect(changed).toMatchObject({ name: 'Sofas', module_type: 'retail', query: { keyword: 'couch' } });
    expect((await api.as(user).call(listRetailSavedSearches)).data).toMatchObject([{ id }]);

    await api.as(user).call(deleteRetailSavedSearch, { params });
    expect((await api.as(user).call(listRetailSavedSearches)).total).toBe(0);
  });

  test('hides it from a stranger', async () => {
    const { id } = await api.as(user).call(createRetailSavedSearch, { body: { query } });
    const stranger = await buildUser(api.db);
    const params = { id };

    const attempts = [
      api.as(stranger).call(getSavedSearch, { params }),
      api.as(stranger).call(updateSavedSearch, { params, body: { name: 'mine' } }),
      api.as(stranger).call(updateRetailSavedSearch, { params, body: { name: 'mine' } }),
      api.as(stranger).call(deleteSavedSearch, { params }),
      api.as(stranger).call(deleteRetailSavedSearch, { params }),
    ];

    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    expect((await api.as(stranger).call(listSavedSearches)).data).toEqual([]);
  });
});
