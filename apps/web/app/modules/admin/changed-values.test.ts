import { describe, expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

describe('a line of the log', () => {
  test('shows what differs and nothing else', () => {
    const before = { name: 'Boats', is_active: true, options: ['a'] };
    const after = { name: 'Boats', is_active: false, options: ['a', 'b'] };

    expect(changedValues(before, after)).toEqual([
      { field: 'is_active', before: 'true', after: 'false' },
      { field: 'options', before: '["a"]', after: '["a","b"]' },
    ]);
  });

  test('shows what was added and what was removed', () => {
    expect(changedValues(null, { role: 'Owner' })).toEqual([{ field: 'role', before: '', after: 'Owner' }]);
    expect(changedValues({ role: 'Owner' }, null)).toEqual([{ field: 'role', before: 'Owner', after: '' }]);
    expect(changedValues(null, null)).toEqual([]);
  });
});
