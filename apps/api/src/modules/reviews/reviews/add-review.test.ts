import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import {
  addReview,
  createCustomerReview,
  createReview,
  getReview,
  listOpenReviews,
  listPublicReviews,
  listReviews,
} from '@souk/contract/modules/reviews/reviews';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { events } from '../../../platform/platform.tables.ts';
import { onePixel } from '../../../testing/one-pixel.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';
import { buildOrder, hideProduct, party, product, signedInAgain } from '../testing.ts';
import { reviews } from './review.tables.ts';

async function bought() {
  const { as, db, advance } = await startApi();
  const buyer = await buildUser(db, { name: 'Priya Nair' });
  const seller = await buildSeller(db, { businessName: 'Clay & Co' });
  const order = buildOrder({ buyer, seller });
  const item = { module_type: 'products', item_id: order.productId };
  const body = { ...item, rating: 5, comment: 'Pours clean.' };
  return { as, db, advance, buyer, seller, order, item, body };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing refused',
    (error: { status: number; message: string }) => [error.status, error.message],
  );

describe('reviewing a product', () => {
  test('is public at once, counts, and tells the seller [success-review-added] [star-range]', async () => {
    const { as, db, buyer, seller, order, item, body } = await bought();

    const { status, envelope } = await as(buyer).send(addReview, { body: { ...body, title: 'A ritual' } });

    expect(status).toBe(201);
    expect(envelope).toMatchObject({
      message: 'Review added successfully.',
      data: {
        rating: 5,
        title: 'A ritual',
        comment: 'Pours clean.',
        state: 'published',
        likes: 0,
        reply: null,
        author: { name: 'Priya N' },
        business_id: seller.id,
        deal_id: order.id,
        item: { kind: product, title: `Kettle ${order.productId}` },
        moves: ['edit', 'delete'],
      },
    });
    const shown = await as().call(listPublicReviews, { query: item });
    expect(shown).toMatchObject({ total: 1, average: '5.0', data: [{ deal_id: null, moves: [] }] });
    expect(shown.summary[0]).toEqual({ rating: 5, count: 1 });
    const told = await as(seller).call(listNotifications);
    expect(told.data[0]).toMatchObject({ kind: 'review', subject: 'You have a new review' });
    const happened = await db.select().from(events).where(eq(events.name, 'reviews.rating-changed'));
    expect(happened.map(({ payload }) => payload)).toContainEqual({
      kind: product,
      id: order.productId,
      count: 1,
      average: 5,
      ranking: 22.5 / 6,
    });
  });

  test('takes up to five photos and no more, the same one once', async () => {
    const { as, buyer, seller, body } = await bought();
    const { module_type, rating, comment } = body;
    const form = async (item_id: number, photos: number) =>
      multipart({
        module_type,
        comment,
        item_id: String(item_id),
        rating: String(rating),
        images: await Promise.all(Array.from({ length: photos }, () => picture())),
      });
    const another = buildOrder({ buyer, seller }).productId;
    const third = buildOrder({ buyer, seller }).productId;

    const full = await as(buyer).send(addReview, { body: await form(body.item_id, 5) });
    const same = await picture();
    const twice = await as(buyer).send(addReview, {
      body: multipart({
        module_type,
        comment,
        item_id: String(third),
        rating: String(rating),
        images: [same, same, { name: 'dot.png', bytes: onePixel }],
      }),
    });
    const over = await as(buyer).send(addReview, { body: await form(another, 6) });

    expect((full.envelope.data as { images: string[] }).images).toHaveLength(5);
    expect((twice.envelope.data as { images: string[] }).images).toHaveLength(2);
    expect(over.envelope).toMatchObject({
      status: 423,
      errors: { images: ['Only 5 files can be uploaded.'] },
    });
  });

  test('is possible once for each order [cat-you-can-not-rate-the-participation-again]', async () => {
    const { as, buyer, seller, order, body } = await bought();
    await as(buyer).call(addReview, { body });

    const again = await refusal(as(buyer).call(createReview, { body }));
    const bySecondOrder = buildOrder({ buyer, seller, productId: order.productId });
    const second = await as(buyer).call(createReview, { body });
    const named = await refusal(as(buyer).call(createReview, { body: { ...body, order_id: order.id } }));

    expect(again).toEqual([422, 'You can not rate the participation again']);
    expect(second.deal_id).toBe(bySecondOrder.id);
    expect(named).toEqual([422, 'You can not rate the participation again']);
  });

  test('20 times at once leaves one review [cat-you-can-not-rate-the-participation-again]', async () => {
    const { as, db, buyer, item, body } = await bought();

    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => as(buyer).call(addReview, { body })),
    );

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.$count(reviews, eq(reviews.authorId, buyer.id))).toBe(1);
    expect(await as().call(listPublicReviews, { query: item })).toMatchObject({ total: 1 });
  });

  test('is for those who have it, never for one’s own [cat-you-can-not-rate-your-own-participation]', async () => {
    const { as, db, buyer, seller, order, body } = await bought();
    const stranger = await buildUser(db);
    const owner = await buildUser(db);
    const own = buildOrder({ buyer, seller: owner });

    expect(await refusal(as(stranger).call(addReview, { body }))).toEqual([
      422,
      'You can only rate what you have bought or booked.',
    ]);
    expect(await refusal(as(owner).call(addReview, { body: { ...body, item_id: own.productId } }))).toEqual([
      422,
      'You can not rate your own participation',
    ]);
    hideProduct(order.productId);
    expect(await refusal(as(stranger).call(addReview, { body }))).toEqual([404, 'Record not found']);
    expect(await refusal(as(seller).call(addReview, { body }))).toEqual([
      403,
      'You are not an authorized user',
    ]);
    expect(await as(buyer).call(addReview, { body })).toMatchObject({ rating: 5 });
  });

  test('needs stars from one to five and words [star-range] [status-423]', async () => {
    const { as, buyer, body } = await bought();
    const fieldsOf = async (changes: object) =>
      (await as(buyer).send(addReview, { body: { ...body, ...changes } })).envelope.errors;

    expect(await fieldsOf({ rating: 6 })).toEqual({ rating: ['Please choose from 1 to 5 stars.'] });
    expect(await fieldsOf({ rating: 0 })).toEqual({ rating: ['Please choose from 1 to 5 stars.'] });
    expect(await fieldsOf({ rating: 4.5 })).toEqual({ rating: ['Please choose from 1 to 5 stars.'] });
    expect(await fieldsOf({ rating: '' })).toEqual({ rating: ['Rating is required.'] });
    expect(await fieldsOf({ comment: '  ' })).toEqual({ comment: ['Review can not be empty.'] });
  });

  test('is offered until it is written', async () => {
    const { as, buyer, order, item, body } = await bought();

    const before = await as(buyer).call(listOpenReviews, { query: item });
    await as(buyer).call(addReview, { body });
    const after = await as(buyer).call(listOpenReviews, { query: item });

    expect(before).toMatchObject([{ deal_id: order.id, item: { path: `/things/${order.productId}` } }]);
    expect(after).toEqual([]);
  });
});

describe('reviewing each other', () => {
  test('is read by nobody else until both have written', async () => {
    const { as, buyer, seller, order } = await bought();
    const about = (id: number) => ({ module_type: party, item_id: id, order_id: order.id, comment: 'Kind.' });

    const first = await as(buyer).call(addReview, { body: { ...about(seller.id), rating: 5 } });
    const hidden = await refusal(as(seller).call(getReview, { params: { review_id: first.review_id } }));
    const early = await as(seller).call(listReviews, { query: { role: 'received' } });
    const told = await as(seller).call(listNotifications);
    await as(seller).call(createCustomerReview, { body: { ...about(buyer.id), rating: 2 } });

    expect(first.state).toBe('waiting');
    expect(hidden).toEqual([404, 'Record not found']);
    expect(early).toMatchObject({ total: 0, average: '0.0' });
    expect(told.data[0]).toMatchObject({ subject: 'Someone has reviewed you' });
    expect(await as(seller).call(listReviews, { query: { role: 'received' } })).toMatchObject({
      total: 1,
      average: '5.0',
      data: [{ rating: 5, moves: ['reply', 'like', 'report'] }],
    });
    expect(await as(buyer).call(listReviews, { query: { role: 'received' } })).toMatchObject({
      data: [{ rating: 2, author: { name: 'Clay & Co' } }],
    });
    const news = await as(buyer).call(listNotifications);
    expect(news.data.map(({ subject }) => subject).sort()).toEqual([
      'You have a new review',
      'Your review is public',
    ]);
  });

  test('at the same moment publishes both', async () => {
    const { as, buyer, seller, order } = await bought();
    const about = (id: number) => ({ module_type: party, item_id: id, order_id: order.id, comment: 'Kind.' });

    await Promise.all([
      as(buyer).call(addReview, { body: { ...about(seller.id), rating: 5 } }),
      as(seller).call(createCustomerReview, { body: { ...about(buyer.id), rating: 4 } }),
    ]);

    for (const one of [buyer, seller])
      expect(await as(one).call(listReviews, { query: { role: 'received' } })).toMatchObject({ total: 1 });
  });

  test('is published after 14 days, and by what the other writes later at once', async () => {
    const { as, db, advance, buyer, seller, order } = await bought();
    const about = (id: number) => ({ module_type: party, item_id: id, order_id: order.id, comment: 'Kind.' });
    const received = async (user: { id: number }) =>
      as(await signedInAgain(db, user)).call(listReviews, { query: { role: 'received' } });
    await as(buyer).call(addReview, { body: { ...about(seller.id), rating: 3 } });

    await advance(daysMs(13));
    expect(await received(seller)).toMatchObject({ total: 0 });
    await advance(daysMs(1));
    expect(await received(seller)).toMatchObject({ total: 1, average: '3.0' });

    const late = await as(await signedInAgain(db, seller)).call(createCustomerReview, {
      body: { ...about(buyer.id), rating: 1 },
    });
    expect(late.state).toBe('published');
  });
});
