import { reportProduct } from '@souk/contract/modules/retail/reports';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { takeDownProduct } from '../index.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { dismissReports, listOpenReportsOf } from './product-reports.ts';

async function build() {
  const { as, db } = await startApi();
  const [shop, reporter] = [await buildShop(db), await buildUser(db)];
  const product = await buildProduct(db, { seller: shop });
  const openOn = () => listOpenReportsOf(db, product.id);
  const report = (user = reporter, item_id = product.id, reason = 'Scam or fraud') =>
    as(user).send(reportProduct, { body: { item_id, reason } });
  return { as, db, shop, reporter, product, openOn, report };
}

describe('reporting a product', () => {
  test('reaches the admin once per user, also at once [success-report-sent] [cat-ad-already-reported]', async () => {
    const { reporter, openOn, report } = await build();

    const answers = await Promise.all([report(), report(), report()]);

    expect(answers.find(({ status }) => status === 200)?.envelope.message).toBe('Report sent successfully.');
    expect(answers.filter(({ envelope }) => envelope.message === 'Ad already reported')).toHaveLength(2);
    expect(await openOn()).toMatchObject([{ reporterId: reporter.id, reason: 'Scam or fraud' }]);
  });

  test('needs a reason, a public product, and one that is not the own', async () => {
    const { as, db, shop, reporter, product, report } = await build();
    const waiting = await buildProduct(db, { seller: shop, state: 'pending' });

    expect((await report(reporter, product.id, ' ')).envelope).toMatchObject({
      status: 423,
      errors: { reason: ['Reason can not be empty.'] },
    });
    expect((await report(reporter, waiting.id)).status).toBe(404);
    expect((await report(shop)).envelope.message).toBe('This is your own product.');
    expect((await as().send(reportProduct, { body: { item_id: product.id, reason: 'x' } })).status).toBe(401);
  });

  test('is settled by taking the product down', async () => {
    const { db, product, openOn, report } = await build();
    const admin = await buildUser(db, { isAdmin: true });
    await report();

    await takeDownProduct(db, admin, product.id, 'A fake.');

    expect(await openOn()).toEqual([]);
  });

  test('can be dismissed, once', async () => {
    const { db, product, openOn, report } = await build();
    await report();

    await dismissReports(db, product.id);

    expect(await openOn()).toEqual([]);
    await expect(dismissReports(db, product.id)).rejects.toMatchObject({ code: 'report-closed' });
  });
});
