import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { longest, longestFirst } from './longest-first.ts';

const root = join(import.meta.dirname, '..');

describe('the order of test files', () => {
  test('begins with those that take longest and keeps the order of the others', () => {
    const [first = '', second = ''] = longest;
    const files = ['b.test.ts', second, 'a.test.ts', first].map((file) => ({ moduleId: join(root, file) }));

    const ordered = longestFirst(files).map(({ moduleId }) => moduleId.slice(root.length + 1));

    expect(ordered).toEqual([first, second, 'b.test.ts', 'a.test.ts']);
  });

  test.each(longest)('names a file that is there: %s', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });
});
