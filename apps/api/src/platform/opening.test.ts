import { login } from '@souk/contract/modules/identity/sessions';
import { getFees } from '@souk/contract/modules/pages/master-data';
import { getOpening } from '@souk/contract/modules/pages/opening';
import { afterEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/start-api.ts';
import { opening } from './opening.ts';

afterEach(() => opening.tell(null));

describe('a house that opens while its market is made', () => {
  test('says how far it is, shows everything and takes nothing that would be lost', async () => {
    const { as } = await startApi();
    opening.tell({ daysMade: 30, days: 90 });

    const sent = as().call(login, { body: { email: 'private@souk.test', password: 'Souk-demo-1!' } });

    await expect(sent).rejects.toMatchObject({ status: 503, code: 'house-opening' });
    expect(await as().call(getOpening)).toEqual({ days_made: 30, days: 90 });
    expect(await as().call(getFees)).toMatchObject({ currency: 'AUD' });
  });

  test('says nothing of it once the market is whole', async () => {
    const { as } = await startApi();

    expect(await as().call(getOpening)).toBeNull();
  });
});
