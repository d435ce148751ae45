import { expect, test } from 'vitest';
import { inOrder, movePath } from './gallery-order.ts';

const picture = (id: number) => ({ id, image: `${id}.jpg`, caption: null, position: id });

test('a gallery is in the order that its owner has given it', () => {
  const gallery = [picture(1), picture(2), picture(3)];

  expect(inOrder(gallery, [3, 1, 2]).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('a picture that was added meanwhile is last, one that is gone leaves no gap', () => {
  const gallery = [picture(1), picture(4), picture(3)];

  expect(inOrder(gallery, [3, 2, 1]).map(({ id }) => id)).toEqual([3, 1, 4]);
  expect(movePath(4)).toBe('/edit-business-Profile/gallery/4/move');
});
