import { readReturnImage as readAtDesk } from '@souk/contract/modules/admin/disputes';
import * as contract from '@souk/contract/modules/retail/returns';
import { describe, expect, test } from 'vitest';
import { buildAdmin } from '../modules/admin/testing.ts';
import { buildUser } from '../modules/identity/testing.ts';
import { setUpOrder } from '../modules/retail/orders/order.testing.ts';
import { requestReturn } from '../modules/retail/returns/request-return.ts';
import { buildShop } from '../modules/retail/testing.ts';
import { onePixel } from './one-pixel.ts';

async function setUpPhoto() {
  const set = await setUpOrder({ state: 'delivered' });
  const photo = { field: 'images', name: 'dent.png', bytes: onePixel };
  const form = { reason: 'damaged', comment: undefined, lines: undefined } as const;
  const { id, images } = await requestReturn(set.db, set.buyer, set.order.id, form, [photo]);
  const [file] = images;
  if (!file) throw new Error('the photograph was not kept');
  const open = async (url: string, user?: { token: string }) => {
    const headers = user ? { authorization: `Bearer ${user.token}` } : {};
    return (await set.app.server.inject({ url, headers })).statusCode;
  };
  return { ...set, id, file, open, named: { id, image_id: file.fileId } };
}

describe('a photograph of a return', () => {
  test('opens for its buyer and its seller where their pages point, and for nobody else', async () => {
    const { db, asBuyer, asSeller, buyer, shop, id, open } = await setUpPhoto();
    const [others, visitor] = [[await buildUser(db), await buildShop(db)], undefined];
    const [ofBuyer = ''] = (await asBuyer.call(contract.getReturn, { params: { id } })).images;
    const [ofSeller = ''] = (await asSeller.call(contract.getSellerReturn, { params: { id } })).images;

    expect([await open(ofBuyer, buyer), await open(ofSeller, shop)]).toEqual([200, 200]);
    for (const other of [...others, visitor])
      for (const path of [ofBuyer, ofSeller]) expect([401, 403, 404]).toContain(await open(path, other));
    expect(await open(ofBuyer, shop)).not.toBe(200);
    expect(await open(ofSeller, buyer)).not.toBe(200);
  });

  test('does not lie among the public files', async () => {
    const { open, file, buyer } = await setUpPhoto();

    expect(await open(`/files/${file.path}`)).toBe(404);
    expect(await open(`/files/${file.path.replace('private/', 'public/')}`, buyer)).toBe(404);
  });

  test('is of its own return alone', async () => {
    const [one, other] = [await setUpPhoto(), await setUpPhoto()];

    await expect(
      one.asBuyer.call(contract.readReturnImage, {
        params: { id: one.id, image_id: other.file.fileId },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('opens at the desk for admins who work on disputes', async () => {
    const { as, db, named } = await setUpPhoto();
    const at = as(await buildAdmin(db, { permissions: ['disputes'] }));
    const elsewhere = as(await buildAdmin(db, { permissions: ['ads'] }));

    await expect(at.call(readAtDesk, { params: named })).resolves.toBeDefined();
    await expect(elsewhere.call(readAtDesk, { params: named })).rejects.toMatchObject({ status: 403 });
  });
});
