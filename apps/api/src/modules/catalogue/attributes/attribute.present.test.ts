import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { expect, test } from 'vitest';
import { labelOf } from './attribute.present.ts';

const attribute = (changes: Partial<Attribute>): Attribute => ({
  id: 1,
  name: 'Odometer',
  slug: 'odometer',
  type: 'number',
  unit: null,
  required: false,
  searchable: true,
  position: 1,
  min: null,
  max: null,
  options: [],
  ...changes,
});

test('a number is read with its unit, a year without a separator, a tick as a word, a choice as a list', () => {
  expect(labelOf(attribute({ unit: 'km' }), 84_000)).toBe('84,000 km');
  expect(labelOf(attribute({ slug: 'year' }), 2019)).toBe('2019');
  expect(labelOf(attribute({ type: 'boolean' }), true)).toBe('Yes');
  expect(labelOf(attribute({ type: 'multi-select' }), ['Pool', 'Study'])).toBe('Pool, Study');
});
