import { expect, test } from 'vitest';
import { runPath } from './run-path.ts';

test('a saved search is run with all its filters', () => {
  const query = {
    keyword: 'bike',
    category_id: 170,
    attributes: { colour: ['Red', 'Blue'] },
    price_max: '500',
  };

  expect(runPath({ module_type: 'classified', query })).toBe(
    '/search?module=classified&keyword=bike&category_id=170&attributes[colour]=Red&attributes[colour]=Blue&price_max=500',
  );
});

test('one over all modules names none', () => {
  expect(runPath({ module_type: 'all', query: { keyword: 'lamp', location: '' } })).toBe(
    '/search?keyword=lamp',
  );
});
