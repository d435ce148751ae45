import { expect, test } from 'vitest';
import { viewsOf } from './billing-views.ts';

test('the billing history of a business shows more than that of a private user [B-009]', () => {
  expect(viewsOf(false)).toEqual(['payments', 'refunds']);
  expect(viewsOf(true)).toEqual(['payments', 'refunds', 'received', 'issued']);
});
