import * as contract from '@souk/contract/modules/catalogue/menus';
import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';

const nothing = { booking: '', classified: '', retail: '', foodScanner: '' as const };

describe('the menu of a user', () => {
  test('is empty before anything was saved [B-060]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    expect(await as(user).call(contract.getUserMenu)).toEqual({
      booking: [],
      classified: [],
      retail: [],
      foodScanner: '',
    });
  });

  test('is saved as joined ids and read back as items [B-064] [menu-saved] [text-food-scanner-value]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const saved = await as(user).send(contract.saveUserMenu, {
      body: { booking: '53, 51,53', classified: '40', retail: '', foodScanner: 'Food Scanner' },
    });

    expect(saved).toMatchObject({ status: 200, envelope: { message: 'Menu saved successfully.' } });
    const menu = await as(user).call(contract.getUserMenu);
    expect(saved.envelope.data).toEqual(menu);
    expect(menu.booking.map(({ id }) => id)).toEqual([53, 51]);
    expect(menu.classified).toEqual([
      expect.objectContaining({ id: 40, name: 'Real estate', template_slug: 'realestate', pid: 0 }),
    ]);
    expect(menu).toMatchObject({ retail: [], foodScanner: 'Food Scanner' });
  });

  test('takes no other word for the food scanner [text-food-scanner-value]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const saving = as(user).send(contract.saveUserMenu, { body: { ...nothing, foodScanner: 'yes' } });

    expect((await saving).envelope).toMatchObject({
      status: 423,
      errors: { foodScanner: [expect.any(String)] },
    });
  });

  test('needs an item the first time and may be emptied afterwards', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const first = as(user).call(contract.saveUserMenu, { body: nothing });
    await expect(first).rejects.toMatchObject({ status: 423, fields: { form: [expect.any(String)] } });

    await as(user).call(contract.saveUserMenu, { body: { ...nothing, retail: '401' } });
    const emptied = await as(user).call(contract.saveUserMenu, { body: nothing });
    expect(emptied.retail).toEqual([]);
  });

  test('refuses ids of another group, unknown ids and words at their group', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    for (const booking of ['40', '999999', 'cars', '1;2'])
      await expect(
        as(user).call(contract.saveUserMenu, { body: { ...nothing, booking } }),
      ).rejects.toMatchObject({ status: 423 });
  });

  test('resets the mark of having skipped it', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    expect(await as(user).call(contract.skipMenu)).toEqual({ menu_skipped: 1 });
    expect(await as(user).call(getUserDetail)).toMatchObject({ menu_skipped: 1 });

    await as(user).call(contract.saveUserMenu, { body: { ...nothing, foodScanner: 'Food Scanner' } });
    expect(await as(user).call(getUserDetail)).toMatchObject({ menu_skipped: 0 });
  });

  test('is skipped by private users only', async () => {
    const { as, db } = await startApi();
    const seller = await buildUser(db, { sellerType: 'retail' });

    await expect(as(seller).call(contract.skipMenu)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(as().call(contract.skipMenu)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  test('offers the top categories of each group [B-061]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const options = await as(user).call(contract.listMenuOptions);

    expect(options.booking.map(({ id }) => id)).toEqual(expect.arrayContaining([50, 53, 55, 57]));
    expect(options.classified.every(({ pid }) => pid === 0)).toBe(true);
    expect(options.retail.length).toBeGreaterThan(0);
  });

  test('belongs to its owner', async () => {
    const { as, db } = await startApi();
    const [owner, other] = [await buildUser(db), await buildUser(db)];
    await as(owner).call(contract.saveUserMenu, { body: { ...nothing, classified: '2' } });

    expect((await as(other).call(contract.getUserMenu)).classified).toEqual([]);
    await expect(as().call(contract.getUserMenu)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
