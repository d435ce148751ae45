import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { likeReview, replyReview, reportReview } from '@souk/contract/modules/reviews/responses';
import { getReview, listPublicReviews } from '@souk/contract/modules/reviews/reviews';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { deleteAccount } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { hideReview } from '../reviews/hide-review.ts';
import { buildReview, party, product } from '../testing.ts';
import { keepReview } from './keep-review.ts';
import { countReports, listOpenReportsOf } from './review-reports.ts';

async function reviewed(kind?: typeof party) {
  const { as, db } = await startApi();
  const [author, seller, reader] = [await buildUser(db), await buildSeller(db), await buildUser(db)];
  const review = await buildReview(db, { author, reviewed: seller, ...(kind ? { kind } : {}) });
  const openOn = () => listOpenReportsOf(db, review.id);
  return { as, db, author, seller, reader, review, review_id: review.id, openOn };
}

describe('liking a review', () => {
  test('goes on and off and counts each reader once', async () => {
    const { as, seller, reader, review_id } = await reviewed();
    const body = { review_id };

    expect(await as(reader).call(likeReview, { body })).toEqual({ likes: 1, liked: true });
    expect(await as(seller).call(likeReview, { body })).toEqual({ likes: 2, liked: true });
    expect(await as(reader).call(getReview, { params: { review_id } })).toMatchObject({
      likes: 2,
      liked: true,
    });
    expect(await as(reader).call(likeReview, { body })).toEqual({ likes: 1, liked: false });
  });

  test('is not for one’s own, nor for one that nobody reads yet', async () => {
    const { as, author, review_id } = await reviewed();
    const waiting = await reviewed(party);

    await expect(as(author).call(likeReview, { body: { review_id } })).rejects.toMatchObject({
      status: 422,
      code: 'own-review',
    });
    await expect(
      as(waiting.seller).call(likeReview, { body: { review_id: waiting.review_id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('replying to a review', () => {
  test('is done once and can be changed; the author is told', async () => {
    const { as, author, seller, review_id } = await reviewed();

    const first = await as(seller).call(replyReview, { body: { review_id, comment: 'Thank you!' } });
    const changed = await as(seller).call(replyReview, { body: { review_id, comment: 'Thank you, Priya!' } });

    expect(first.reply).toMatchObject({ comment: 'Thank you!' });
    expect(changed.reply).toMatchObject({ comment: 'Thank you, Priya!' });
    const told = await as(author).call(listNotifications);
    expect(told.data).toMatchObject([{ kind: 'review', subject: 'Your review was answered' }]);
  });

  test('is for the reviewed business alone and needs words', async () => {
    const { as, db, author, seller, review_id } = await reviewed();
    const body = { review_id, comment: 'Thank you!' };
    const other = await buildSeller(db);

    await expect(as(other).call(replyReview, { body })).rejects.toMatchObject({ status: 404 });
    await expect(as(author).call(replyReview, { body })).rejects.toMatchObject({ status: 403 });
    await expect(as(seller).call(replyReview, { body: { review_id, comment: ' ' } })).rejects.toMatchObject({
      status: 423,
      fields: { comment: ['Reply can not be empty.'] },
    });
  });
});

describe('reporting a review', () => {
  test('reaches the admin once per user [cat-you-have-already-complaint-this-participation] [success-report-sent]', async () => {
    const { as, db, author, reader, review_id, openOn } = await reviewed();
    const body = { review_id, reason: 'Offensive content' };

    const { envelope } = await as(reader).send(reportReview, { body });
    await Promise.allSettled([1, 2, 3].map(() => as(reader).call(reportReview, { body })));

    expect(envelope).toMatchObject({ message: 'Report sent successfully.', data: null });
    await expect(as(reader).call(reportReview, { body })).rejects.toMatchObject({
      status: 422,
      message: 'You have already complaint this participation',
    });
    await expect(as(author).call(reportReview, { body })).rejects.toMatchObject({ code: 'own-review' });
    expect(await openOn()).toMatchObject([{ reporterId: reader.id, reason: 'Offensive content' }]);
    expect((await countReports(db, [review_id])).get(review_id)).toBe(1);
  });

  test('is settled by keeping the review, once', async () => {
    const { as, db, reader, review, review_id, openOn } = await reviewed();
    await as(reader).call(reportReview, { body: { review_id, reason: 'Advertising' } });

    await keepReview(db, review_id);

    expect(await openOn()).toEqual([]);
    await expect(keepReview(db, review_id)).rejects.toMatchObject({ code: 'report-closed' });
    const query = { module_type: product, item_id: review.subjectId };
    expect(await as().call(listPublicReviews, { query })).toMatchObject({ total: 1 });
  });

  test('is settled by hiding it, which its author is told with the reason', async () => {
    const { as, db, author, reader, review, review_id, openOn } = await reviewed();
    const admin = await buildUser(db, { isAdmin: true });
    await as(reader).call(reportReview, { body: { review_id, reason: 'Advertising' } });

    await hideReview(db, admin, review_id, 'It advertises a web site.');

    expect(await openOn()).toEqual([]);
    const query = { module_type: product, item_id: review.subjectId };
    expect(await as().call(listPublicReviews, { query })).toMatchObject({ total: 0, average: '0.0' });
    await expect(as(reader).call(getReview, { params: { review_id } })).rejects.toMatchObject({
      status: 404,
    });
    const told = await as(author).call(listNotifications);
    expect(told.data[0]?.massage).toContain('It advertises a web site.');
    await expect(hideReview(db, admin, review_id, 'Again.')).rejects.toMatchObject({
      code: 'review-move-not-allowed',
    });
  });
});

describe('deleting an account', () => {
  test('leaves its reviews without a name, and takes its likes and replies', async () => {
    const { as, db, author, seller, reader, review, review_id } = await reviewed();
    await as(reader).call(likeReview, { body: { review_id } });
    await as(seller).call(replyReview, { body: { review_id, comment: 'Thank you!' } });

    for (const { id } of [author, reader, seller]) await deleteAccount(db, id, { role: 'owner', userId: id });

    const query = { module_type: product, item_id: review.subjectId };
    expect(await as().call(listPublicReviews, { query })).toMatchObject({
      data: [{ author: { name: 'Deleted user', image: null }, likes: 0, reply: null }],
    });
  });
});
