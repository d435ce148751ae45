import { maxAdImages as contractMax } from '@souk/contract/modules/classifieds/ads';
import { expect, test } from 'vitest';
import { maxAdImages } from './photo-limits.ts';

test('an ad takes as many photos on its page as in the API', () => {
  expect(maxAdImages).toBe(contractMax);
});
