import type { OpenReviewMove, Review } from '@souk/contract/modules/reviews/reviews';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import { ReviewCard } from './review-card.tsx';

const item = { kind: 'retail.product', id: 3, title: 'Blue cup', image: null, path: '/cup' };

const review = (changes: Partial<Review>): Review => ({
  review_id: 7,
  module_type: 'retail.product',
  item_id: 3,
  item,
  deal_id: null,
  business_id: 2,
  author: { id: 1, name: 'Ada L', image: null },
  rating: 4,
  title: null,
  comment: 'It holds coffee.',
  images: [],
  likes: 0,
  liked: false,
  reply: null,
  state: 'published',
  is_edited: false,
  created_at: '2026-03-01T02:00:00.000Z',
  editable_until: '2026-03-15T02:00:00.000Z',
  moves: [],
  ...changes,
});

interface Reader {
  sellerType: 'private' | 'retail';
  moves: OpenReviewMove[];
}

const shownTo = (reader: Reader | null, changes: Partial<Review> = {}) =>
  renderAt('/cup', <ReviewCard review={review({ moves: reader?.moves ?? [], ...changes })} back="/cup" />, {
    viewer: reader && { seller_type: reader.sellerType },
    now: '2026-03-02T02:00:00.000Z',
  });

describe('what a reader may do to a review', () => {
  test('is offered to visitors as well, who log in first and come back', async () => {
    const card = await shownTo(null);

    expect(card.match(/href="\/login\?back=%2Fcup"/g)).toHaveLength(2);
    expect(card).toContain('Report');
    expect(card).not.toContain('/act/');
  });

  test('is to say that it helped, and to report it', async () => {
    const card = await shownTo({ sellerType: 'private', moves: ['like', 'report'] });

    expect(card).toContain('action="/act/reviews/like/7"');
    expect(card).toContain('href="/act/reviews/report/7?_back=%2Fcup"');
    expect(card).not.toContain('/login');
  });

  test('is for the reviewed business to reply, and to change the reply later', async () => {
    const written = '2026-03-02T00:00:00.000Z';
    const reply = { comment: 'Thank you.', created_at: written, updated_at: written };
    const business = { sellerType: 'retail', moves: ['reply', 'like', 'report'] } as const;
    const first = await shownTo({ ...business, moves: [...business.moves] });
    const later = await shownTo({ ...business, moves: [...business.moves] }, { reply });

    expect(first).toContain('href="/act/reviews/reply/7');
    expect(first).not.toContain('Change reply');
    expect(later).toContain('Change reply');
  });

  test('is for its author to edit and delete it, by the call that is open to their kind of account', async () => {
    const moves: OpenReviewMove[] = ['edit', 'delete'];
    const own = await shownTo({ sellerType: 'private', moves }, { likes: 2 });
    const ofCustomer = await shownTo({ sellerType: 'retail', moves });

    expect(own).toContain('href="/reviews/7/edit?back=%2Fcup"');
    expect(own).toContain('href="/act/reviews/delete/7');
    expect(ofCustomer).toContain('href="/act/customer-reviews/delete/7');
    expect(own).toContain('Helped 2 people');
    expect(own).not.toContain('/act/reviews/like');
  });

  test('is nothing for the author of one that Souk has hidden', async () => {
    const card = await shownTo({ sellerType: 'private', moves: [] }, { state: 'hidden' });

    expect(card).toContain('Hidden by Souk');
    expect(card).not.toContain('/act/');
  });
});
