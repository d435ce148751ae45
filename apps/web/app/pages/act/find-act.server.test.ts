import { data } from 'react-router';
import { describe, expect, test } from 'vitest';
import { findAct, paramsFor, type rowParams } from './find-act.server.ts';

const endpointAt = (path: string) => ({ path }) as Parameters<typeof rowParams>[0];
const thrownBy = (run: () => unknown) => {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
};

describe('the move that an address names', () => {
  test('is found with its endpoint', () => {
    expect(findAct({ noun: 'offers', move: 'accept' })).toMatchObject({
      noun: 'offers',
      endpoint: { method: 'POST' },
    });
  });

  test.each([
    ['nothing', 'accept'],
    ['offers', 'nothing'],
    ['offers', 'expire'],
    ['offers', 'toString'],
    ['constructor', 'accept'],
    ['orders', 'return'],
  ])('is no page where no button makes it: %s/%s', (noun, move) => {
    expect(thrownBy(() => findAct({ noun, move }))).toEqual(data(null, { status: 404 }));
  });

  test.each([
    ['/offers/accept', '7', {}],
    ['/ads/:adId', '7', { adId: '7' }],
    ['/ads/:adId/photos/:photoId', '7.9', { adId: '7', photoId: '9' }],
    ['/ads/:adId/photos/:photoId', '7', { adId: '7', photoId: '' }],
    ['/files/:name', 'a.b', { name: 'a.b' }],
  ])('puts the row into %s: %s', (path, id, params) => {
    expect(paramsFor(endpointAt(path), id)).toEqual(params);
  });
});
