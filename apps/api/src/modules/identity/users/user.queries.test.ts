import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { buildUser } from '../testing.ts';
import {
  findUserCards,
  getUser,
  listUsers,
  setMenuSkipped,
  setProfileCompleted,
  setSellerType,
  setSubType,
  setUserImage,
} from './user.queries.ts';

const page = (number: number) => ({ page: number, page_size: 10 });

describe('cards of people', () => {
  test('come by id, with the type that counts and a neutral name for who is gone', async () => {
    const { db } = await startApi();
    const [seller, gone] = [await buildUser(db, { sellerType: 'wellbeing' }), await buildUser(db)];
    await db.transaction((tx) => setSubType(tx, seller.id, 'fitness'));
    await deleteAccount(db, gone.id, { role: 'admin', userId: seller.id });

    const cards = await findUserCards(db, [seller.id, gone.id, seller.id, 999_999]);

    expect([...cards.keys()].sort((a, b) => a - b)).toEqual([seller.id, gone.id]);
    expect(cards.get(seller.id)).toMatchObject({ name: seller.name, seller_type: 'fitness' });
    expect(cards.get(gone.id)).toMatchObject({ name: 'Deleted user', image: null });
    expect(await findUserCards(db, [])).toEqual(new Map());
  });
});

describe('the list of accounts', () => {
  test('is narrowed by type, status and part of a name or address, newest first', async () => {
    const { db } = await startApi();
    for (const name of ['Zaytun One', 'Zaytun Two', 'Zaytun 100%'])
      await buildUser(db, { name, sellerType: 'spa' });
    await buildUser(db, { name: 'Zaytun Pending', isPhoneVerified: false });

    const found = await listUsers(db, { keyword: 'zaytun', sellerType: 'spa' }, page(1));
    const pending = await listUsers(db, { keyword: 'ZAYTUN', status: 'pending' }, page(1));
    const percent = await listUsers(db, { keyword: '100%' }, page(1));

    expect(found).toMatchObject({ total: 3, rows: [{ name: 'Zaytun 100%' }, {}, { name: 'Zaytun One' }] });
    expect(pending).toMatchObject({ total: 1, rows: [{ name: 'Zaytun Pending' }] });
    expect(percent).toMatchObject({ total: 1 });
    expect((await listUsers(db, { keyword: 'zaytun' }, page(2))).rows).toEqual([]);
  });
});

describe('the flags of an account', () => {
  test('are set by the modules that know', async () => {
    const { db } = await startApi();
    const user = await buildUser(db, { profileCompleted: false });

    await db.transaction(async (tx) => {
      await setMenuSkipped(tx, user.id, true);
      await setProfileCompleted(tx, user.id, true);
      await setSellerType(tx, user.id, 'retail');
      await setUserImage(tx, user.id, 'ab/cd.png');
    });

    expect(await getUser(db, user.id)).toMatchObject({
      ...{ menuSkipped: true, profileCompleted: true, sellerType: 'retail', imagePath: 'ab/cd.png' },
    });
    await expect(db.transaction((tx) => setMenuSkipped(tx, 999_999, true))).rejects.toMatchObject({
      code: 'user-not-found',
    });
  });
});
