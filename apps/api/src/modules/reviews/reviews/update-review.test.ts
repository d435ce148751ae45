import {
  deleteReview,
  getReview,
  listPublicReviews,
  listReviews,
  updateCustomerReview,
  updateReview,
} from '@souk/contract/modules/reviews/reviews';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';
import { buildReview, product, signedInAgain } from '../testing.ts';
import { hideReview } from './hide-review.ts';
import { reviewImages } from './review.tables.ts';

async function reviewed(rating = 4) {
  const { as, db, advance } = await startApi();
  const [author, seller] = [await buildUser(db), await buildSeller(db)];
  const review = await buildReview(db, { author, reviewed: seller, rating });
  const params = { review_id: review.id };
  const query = { module_type: product, item_id: review.subjectId };
  return { as, db, advance, author, seller, review, params, query };
}

describe('changing a review', () => {
  test('changes what is given and the counts with it [success-review-updated]', async () => {
    const { as, author, params, query } = await reviewed(4);

    const { envelope } = await as(author).send(updateReview, { params, body: { rating: 1, title: 'Broke' } });

    expect(envelope).toMatchObject({
      message: 'Review updated successfully.',
      data: { rating: 1, title: 'Broke', comment: 'Boils fast and pours well.', is_edited: true },
    });
    const shown = await as().call(listPublicReviews, { query });
    expect(shown).toMatchObject({ total: 1, average: '1.0' });
    expect(shown.summary).toEqual(
      [5, 4, 3, 2, 1].map((stars) => ({ rating: stars, count: stars === 1 ? 1 : 0 })),
    );
  });

  test('adds photos and takes others away, by POST with _method too', async () => {
    const { as, author, params } = await reviewed();
    const photos = await Promise.all([picture(), picture(), picture()]);
    const first = await as(author).send(updateReview, { params, body: multipart({ images: photos }) });
    const { images } = first.envelope.data as { images: string[] };

    const { envelope } = await as(author).send(
      { ...updateReview, method: 'POST' },
      { params, body: multipart({ _method: 'PUT', 'drop_images[]': images.slice(0, 2) }) },
    );

    expect(images).toHaveLength(3);
    expect((envelope.data as { images: string[] }).images).toEqual(images.slice(2));
  });

  test('is possible for 14 days', async () => {
    const { as, db, advance, author, params } = await reviewed();
    const body = { comment: 'Second thoughts.' };

    await advance(daysMs(13));
    const inTime = await as(await signedInAgain(db, author)).call(updateReview, { params, body });
    await advance(daysMs(1));
    const late = as(await signedInAgain(db, author)).call(updateReview, { params, body });

    expect(inTime.comment).toBe('Second thoughts.');
    await expect(late).rejects.toMatchObject({ status: 422, code: 'review-too-old' });
  });

  test('is its author’s alone: to others there is none', async () => {
    const { as, db, seller, params } = await reviewed();
    const body = { comment: 'Best kettle ever.' };
    const stranger = await buildUser(db);

    await expect(as(stranger).call(updateReview, { params, body })).rejects.toMatchObject({ status: 404 });
    await expect(as(seller).call(updateCustomerReview, { params, body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(as(stranger).call(deleteReview, { params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('deleting a review', () => {
  test('takes it out of the counts, its photos with it [success-review-deleted]', async () => {
    const { as, db, author, params, query } = await reviewed();
    await as(author).send(updateReview, { params, body: multipart({ images: await picture() }) });

    const { envelope } = await as(author).send(deleteReview, { params });

    expect(envelope).toMatchObject({ message: 'Review deleted successfully.', data: null });
    expect(await as().call(listPublicReviews, { query })).toMatchObject({ total: 0, average: '0.0' });
    expect(await db.$count(reviewImages, eq(reviewImages.reviewId, params.review_id))).toBe(0);
    await expect(as(author).call(getReview, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('is refused for one that the admin has hidden, and so is changing it', async () => {
    const { as, db, author, params, query } = await reviewed();
    await hideReview(db, await buildUser(db, { isAdmin: true }), params.review_id, 'Insults.');

    const refusal = { status: 422, code: 'review-move-not-allowed' };
    await expect(as(author).call(deleteReview, { params })).rejects.toMatchObject(refusal);
    await expect(as(author).call(updateReview, { params, body: { rating: 5 } })).rejects.toMatchObject(
      refusal,
    );
    expect(await as().call(listPublicReviews, { query })).toMatchObject({ total: 0, average: '0.0' });
    expect(await as(author).call(listReviews)).toMatchObject({ data: [{ state: 'hidden', moves: [] }] });
  });
});
