import { readReturnImage as readAtDesk } from '@souk/contract/modules/admin/disputes';
import * as contract from '@souk/contract/modules/retail/returns';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prepareModules } from '../app.ts';
import { buildAdmin } from '../modules/admin/testing.ts';
import { buildUser } from '../modules/identity/testing.ts';
import { findFiles, uploadFiles } from '../modules/media/index.ts';
import { setUpOrder } from '../modules/retail/orders/order.testing.ts';
import { requestReturn } from '../modules/retail/returns/request-return.ts';
import { buildShop } from '../modules/retail/testing.ts';
import { modules } from '../modules.ts';
import { storage } from '../platform/files/storage.ts';
import { onePixel } from './one-pixel.ts';

async function setUpPhoto() {
  const set = await setUpOrder({ state: 'delivered' });
  const photo = { field: 'images', name: 'dent.png', bytes: onePixel };
  const form = { reason: 'damaged', comment: undefined, lines: undefined } as const;
  const { id, images } = await requestReturn(set.db, set.buyer, set.order.id, form, [photo]);
  const [file] = await findFiles(
    set.db,
    images.map(({ fileId }) => fileId),
  );
  if (!file) throw new Error('the photograph was not kept');
  const open = async (url: string, user?: { token: string }) => {
    const headers = user ? { authorization: `Bearer ${user.token}` } : {};
    return (await set.app.server.inject({ url, headers })).statusCode;
  };
  return { ...set, id, file, open, named: { id, image_id: file.id } };
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

  test('that everyone could read once is put behind the guard, and its public path is gone', async () => {
    const { app, db, asBuyer, buyer, id, file, open, settle } = await setUpPhoto();
    const was = file.path.replace('private/', 'public/');
    await storage().put(was, (await storage().read(file.path)) ?? onePixel);
    await db.execute(sql`update media.files set path = ${was} where id = ${file.id}`);
    const before = await open(`/files/${was}`);

    await prepareModules(db, modules, app.house.config);
    await settle();

    const [path = ''] = (await asBuyer.call(contract.getReturn, { params: { id } })).images;
    expect([before, await storage().has(was)]).toEqual([200, false]);
    expect((await findFiles(db, [file.id]))[0]?.path).toBe(file.path);
    expect(await open(path, buyer)).toBe(200);
  });

  test('that is public elsewhere stays so there alone', async () => {
    const { app, db, file, open, settle } = await setUpPhoto();
    const was = file.path.replace('private/', 'public/');
    const other = await buildUser(db);
    const picture = { field: 'image', name: 'ad.png', bytes: onePixel };
    await uploadFiles(db, other, [picture], { field: 'image', max: 1, kind: 'image' });
    await db.execute(sql`update media.files set path = ${was} where id = ${file.id}`);

    await prepareModules(db, modules, app.house.config);
    await settle();

    expect((await findFiles(db, [file.id]))[0]?.path).toBe(file.path);
    expect(await open(`/files/${was}`)).toBe(200);
  });

  test('is of its own return alone', async () => {
    const [one, other] = [await setUpPhoto(), await setUpPhoto()];

    await expect(
      one.asBuyer.call(contract.readReturnImage, {
        params: { id: one.id, image_id: other.file.id },
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
