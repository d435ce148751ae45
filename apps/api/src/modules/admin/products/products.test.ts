import {
  approveProduct,
  approveProducts,
  getAdminProduct,
  listAdminProducts,
  rejectProduct,
  takeDownProduct,
} from '@souk/contract/modules/admin/products';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getRetailProduct } from '@souk/contract/modules/retail/product-lists';
import { reportProduct } from '@souk/contract/modules/retail/reports';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { editProduct } from '../../retail/index.ts';
import { buildProduct, buildShop } from '../../retail/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['ads'] });
  const seller = await buildShop(api.db, { businessName: 'Kettle House' });
  const open = (id: number) => api.as().send(getRetailProduct, { body: { id } });
  return { ...api, admin, seller, at: api.as(admin), open };
}

describe('the queue of products', () => {
  test('shows the longest waiting first, by state and words, and no drafts', async () => {
    const { db, seller, at } = await desk();
    const first = await buildProduct(db, { seller, state: 'pending', form: { title: 'Pewter jug' } });
    const second = await buildProduct(db, { seller, state: 'pending', form: { title: 'Pewter bowl' } });
    await buildProduct(db, { seller, form: { title: 'Pewter mug' } });
    await buildProduct(db, { seller, state: 'draft', form: { title: 'Pewter spoon' } });
    const idsOf = async (query: Record<string, string>) =>
      (await at.call(listAdminProducts, { query: { keyword: 'pewter', ...query } })).data.map(({ id }) => id);

    expect(await idsOf({ status: 'pending' })).toEqual([first.id, second.id]);
    expect(await idsOf({ status: 'approved' })).toHaveLength(1);
    expect(await idsOf({})).toHaveLength(3);
    expect(await idsOf({ status: 'draft' })).toHaveLength(3);
    expect(await idsOf({ keyword: 'pewter%' })).toEqual([]);
  });

  test('names shop, category and what the admin may do', async () => {
    const { db, seller, at } = await desk();
    await buildProduct(db, { seller, state: 'pending', form: { title: 'Walnut mortar' } });

    const { data } = await at.call(listAdminProducts, { query: { keyword: 'mortar' } });

    expect(data).toMatchObject([
      {
        owner: { id: seller.id },
        category: 'Cookware',
        state: 'pending',
        is_edit: false,
        reports_count: 0,
        moves: ['approve', 'reject'],
      },
    ]);
  });

  test('opens only to admins of ads', async () => {
    const { as, db, seller } = await desk();
    const product = await buildProduct(db, { seller, state: 'pending' });
    const other = as(await buildAdmin(db, { permissions: ['reports'] }));

    for (const caller of [other, as(seller)]) {
      await expect(caller.call(listAdminProducts)).rejects.toMatchObject({ status: 403 });
      await expect(
        caller.call(approveProduct, { params: { id: product.id }, body: {} }),
      ).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('approving a product', () => {
  test('puts it on the shelf, tells the seller and leaves a line in the log', async () => {
    const { as, db, admin, seller, at, open, settle } = await desk();
    const product = await buildProduct(db, { seller, state: 'pending' });
    expect((await open(product.id)).status).toBe(404);

    const approved = await at.call(approveProduct, { params: { id: product.id }, body: { note: 'Fine' } });
    await settle();

    expect(approved).toMatchObject({ state: 'approved' });
    expect((await open(product.id)).status).toBe(200);
    const { data } = await as(seller).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: 'Your product is public' });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.product-approved',
      targetKind: 'retail.product',
      targetId: String(product.id),
      note: 'Fine',
    });
  });

  test('happens once to two admins at once', async () => {
    const { as, db, seller } = await desk();
    const { id } = await buildProduct(db, { seller, state: 'pending' });
    const admins = [
      await buildAdmin(db, { permissions: ['ads'] }),
      await buildAdmin(db, { permissions: ['ads'] }),
    ];

    const answers = await Promise.all(
      admins.map((admin) => as(admin).send(approveProduct, { params: { id }, body: {} })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await Promise.all(admins.map((admin) => entriesOf(db, admin)))).flat()).toHaveLength(1);
  });

  test('of several leaves those alone that no longer wait', async () => {
    const { db, admin, seller, at } = await desk();
    const waiting = await buildProduct(db, { seller, state: 'pending' });
    const done = await buildProduct(db, { seller });

    const { envelope } = await at.send(approveProducts, { body: { ids: [waiting.id, done.id, waiting.id] } });

    expect(envelope).toMatchObject({
      message: '1 product approved successfully.',
      data: { approved: [waiting.id], refused: [done.id] },
    });
    expect(await entriesOf(db, admin)).toHaveLength(1);
    await expect(at.call(approveProducts, { body: { ids: [] } })).rejects.toMatchObject({
      fields: { ids: ['Select at least one product.'] },
    });
  });
});

describe('turning a product down', () => {
  test('tells the seller why', async () => {
    const { as, db, admin, seller, at, settle } = await desk();
    const product = await buildProduct(db, { seller, state: 'pending' });

    await at.call(rejectProduct, { params: { id: product.id }, body: { reason: 'The photo is blurred.' } });
    await settle();

    const { data } = await as(seller).call(listNotifications);
    expect(data[0]?.massage).toContain('The photo is blurred.');
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.product-rejected',
      note: 'The photo is blurred.',
    });
  });

  test('needs a reason and a product that waits', async () => {
    const { db, admin, seller, at } = await desk();
    const params = { id: (await buildProduct(db, { seller })).id };

    await expect(at.call(rejectProduct, { params, body: { reason: ' ' } })).rejects.toMatchObject({
      fields: { reason: ['Reason can not be empty.'] },
    });
    await expect(at.call(rejectProduct, { params, body: { reason: 'No' } })).rejects.toMatchObject({
      code: 'product-move-not-allowed',
    });
    expect(await entriesOf(db, admin)).toEqual([]);
  });

  test('takes a public one off the shelf', async () => {
    const { db, admin, seller, at, open } = await desk();
    const { id } = await buildProduct(db, { seller });

    await at.call(takeDownProduct, { params: { id }, body: { reason: 'Recalled by its maker.' } });

    expect((await open(id)).status).toBe(404);
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.product-taken-down',
      before: { state: 'approved' },
      after: { state: 'rejected' },
    });
  });
});

describe('reviewing a product', () => {
  test('shows what an edit changed, the history, the reports and the seller’s record', async () => {
    const { as, db, seller, at } = await desk();
    const product = await buildProduct(db, { seller, form: { title: 'Oak board' } });
    const report = { item_id: product.id, reason: 'Wrong category' };
    await as(await buildUser(db)).call(reportProduct, { body: report });
    await editProduct(db, seller, product.id, { title: 'Oak board, oiled', brand: null });

    const review = await at.call(getAdminProduct, { params: { id: product.id } });

    expect(review).toMatchObject({
      state: 'pending',
      is_edit: true,
      changes: [
        { field: 'title', before: 'Oak board', after: 'Oak board, oiled' },
        { field: 'brand', before: 'Kupfer', after: '' },
      ],
      history: [{ move: 'edit' }, { move: 'approve' }, { move: 'submit' }, { move: 'create' }],
      reports: [{ kind: 'product', reason: 'Wrong category', subject: { id: product.id } }],
      record: {
        business_name: 'Kettle House',
        products: { pending: 1, approved: 0 },
        reports: 1,
      },
    });
  });

  test('finds neither a draft nor an unknown one', async () => {
    const { db, seller, at } = await desk();
    const draft = await buildProduct(db, { seller, state: 'draft' });

    for (const id of [draft.id, 999_999])
      await expect(at.call(getAdminProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
