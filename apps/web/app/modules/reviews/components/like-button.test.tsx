import type { Review } from '@souk/contract/modules/reviews/reviews';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { LikeButton } from './like-button.tsx';

const viewer = { user_id: 1, seller_type: 'private' };
const review = { review_id: 5, likes: 2, liked: false, moves: ['like'] };
const like = (changes: object = {}, root: object = { viewer }) =>
  renderAt('/cup', <LikeButton review={{ ...review, ...changes } as unknown as Review} back="/cup" />, root);

describe('whether a review has helped', () => {
  test('is said by readers, who can take it back', async () => {
    expect(buttonsIn(await like())).toEqual(['Helpful (2)']);
    expect(await like()).toContain('aria-pressed="false"');
    expect(await like({ liked: true })).toContain('aria-pressed="true"');
  });

  test('asks visitors to log in, and returns', async () => {
    expect(linksIn(await like({}, {}))['Helpful (2)']).toMatch(/^\/login\?.*cup/);
  });

  test.each([
    [1, 'Helped 1 person'],
    [3, 'Helped 3 people'],
    [0, ''],
  ])('is only told to its author: %i', async (likes, words) => {
    const own = await like({ moves: [], likes });

    expect(wordsOf(own)).toBe(words);
    expect(buttonsIn(own)).toEqual([]);
  });

  test('has no number while it is none', async () => {
    expect(buttonsIn(await like({ likes: 0 }))).toEqual(['Helpful']);
  });
});
