import { listReports, resolveReport } from '@souk/contract/modules/admin/reports';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getRetailProduct } from '@souk/contract/modules/retail/product-lists';
import { reportProduct } from '@souk/contract/modules/retail/reports';
import { likeReview, reportReview } from '@souk/contract/modules/reviews/responses';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { archiveProduct } from '../../retail/index.ts';
import { buildProduct, buildShop } from '../../retail/testing.ts';
import { buildReview } from '../../reviews/testing.ts';
import { buildAdmin, lastEntryOf } from '../testing.ts';
import { reportNumber } from './report-number.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['reports'] });
  const at = api.as(admin);
  const openOf = async (kind: 'product' | 'review', id: number) =>
    (await at.call(listReports, { query: { kind, status: 'open' } })).data.filter(
      ({ subject }) => subject.id === id,
    );
  return { ...api, admin, at, openOf };
}

async function reportedProduct() {
  const api = await desk();
  const seller = await buildShop(api.db);
  const product = await buildProduct(api.db, { seller, form: { title: 'Tin whistle' } });
  for (const reason of ['Scam or fraud', 'Wrong category'])
    await api.as(await buildUser(api.db)).call(reportProduct, { body: { item_id: product.id, reason } });
  const [first] = await api.openOf('product', product.id);
  return { ...api, seller, product, params: { id: first?.id ?? 0 } };
}

async function reportedReview() {
  const api = await desk();
  const author = await buildUser(api.db);
  const review = await buildReview(api.db, { author, reviewed: await buildUser(api.db), rating: 1 });
  const reporter = api.as(await buildUser(api.db));
  await reporter.call(reportReview, { body: { review_id: review.id, reason: 'Fake or paid for' } });
  const [first] = await api.openOf('review', review.id);
  return { ...api, author, review, reporter, first, params: { id: first?.id ?? 0 } };
}

describe('reports of products', () => {
  test('name the product, its seller and how often it was reported', async () => {
    const { openOf, product, seller } = await reportedProduct();

    expect(await openOf('product', product.id)).toMatchObject([
      {
        kind: 'product',
        reason: 'Scam or fraud',
        subject: { title: 'Tin whistle', state: 'approved', owner: { id: seller.id }, reports_count: 2 },
      },
      { reason: 'Wrong category' },
    ]);
  });

  test('take it off the shelf, settle together and tell the seller why', async () => {
    const { as, db, admin, at, openOf, product, seller, params, settle } = await reportedProduct();

    const report = await at.call(resolveReport, {
      params,
      body: { action: 'remove', note: 'It is forged.' },
    });
    await settle();

    expect(report).toMatchObject({ status: 'resolved', subject: { state: 'rejected' } });
    expect((await as().send(getRetailProduct, { body: { id: product.id } })).status).toBe(404);
    expect(await openOf('product', product.id)).toEqual([]);
    expect((await as(seller).call(listNotifications)).data[0]?.massage).toContain('It is forged.');
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'reports.removed',
      targetKind: 'retail.product',
      before: { report_id: params.id, state: 'approved' },
      after: { state: 'rejected' },
    });
  });

  test('or let it stand', async () => {
    const { as, at, openOf, product, params } = await reportedProduct();

    await at.call(resolveReport, { params, body: { action: 'dismiss' } });

    expect((await as().send(getRetailProduct, { body: { id: product.id } })).status).toBe(200);
    expect(await openOf('product', product.id)).toEqual([]);
    await expect(at.call(resolveReport, { params, body: { action: 'remove' } })).rejects.toMatchObject({
      code: 'report-closed',
    });
  });

  test('are settled once by two admins at once', async () => {
    const { as, db, at, params } = await reportedProduct();
    const other = as(await buildAdmin(db, { permissions: ['reports'] }));
    const body = { action: 'remove' } as const;

    const answers = await Promise.all([at, other].map((one) => one.send(resolveReport, { params, body })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('are closed once their product is archived', async () => {
    const { db, openOf, product, seller } = await reportedProduct();

    await archiveProduct(db, seller, product.id);

    expect(await openOf('product', product.id)).toEqual([]);
  });
});

describe('reports of reviews', () => {
  test('show the review, its author and the reviewed thing', async () => {
    const { first, author, review } = await reportedReview();

    expect(first).toMatchObject({
      kind: 'review',
      reason: 'Fake or paid for',
      subject: {
        id: review.id,
        title: `Kettle ${review.subjectId}`,
        state: 'published',
        owner: { id: author.id },
        reports_count: 1,
        review: { rating: 1, comment: review.comment, path: `/things/${review.subjectId}` },
      },
    });
  });

  test('hide it and tell the author why', async () => {
    const { as, db, admin, author, at, review, reporter, params, settle } = await reportedReview();

    const report = await at.call(resolveReport, {
      params,
      body: { action: 'remove', note: 'It was paid for.' },
    });
    await settle();

    expect(report).toMatchObject({ status: 'resolved', subject: { state: 'hidden' } });
    await expect(reporter.call(likeReview, { body: { review_id: review.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await as(author).call(listNotifications)).data[0]?.massage).toContain('It was paid for.');
    expect(await lastEntryOf(db, admin)).toMatchObject({
      targetKind: 'reviews.review',
      before: { state: 'published' },
      after: { state: 'hidden' },
    });
  });

  test('or let it stand', async () => {
    const { at, openOf, review, reporter, params } = await reportedReview();

    const report = await at.call(resolveReport, { params, body: { action: 'dismiss' } });

    expect(report).toMatchObject({ status: 'dismissed', subject: { state: 'published' } });
    expect(await openOf('review', review.id)).toEqual([]);
    await reporter.call(likeReview, { body: { review_id: review.id } });
  });
});

describe('reports of every kind', () => {
  test('stand in one list, each under a number of its own', async () => {
    const { at } = await reportedProduct();
    await reportedReview();

    const { data } = await at.call(listReports, { query: {} });

    const numbers = data.map(({ id }) => id);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['product', 'review']));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('are not found under a number of no kind', async () => {
    const { at } = await desk();
    const body = { action: 'dismiss' } as const;

    for (const id of [reportNumber('review', 999_999), 9])
      await expect(at.call(resolveReport, { params: { id }, body })).rejects.toMatchObject({ status: 404 });
  });
});
