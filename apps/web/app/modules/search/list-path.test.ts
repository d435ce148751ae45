import { describe, expect, test } from 'vitest';
import { idOfSlug, partsOf, readOpenEnd, readWord } from './list-path.ts';

describe('an address of a list', () => {
  test('begins with a group, a sort, nothing at all, or the words to search for', () => {
    expect(readWord('daily-deals')).toEqual({ group: 'daily-deals' });
    expect(readWord('asc')).toEqual({ sort: 'asc' });
    expect(readWord('all')).toEqual({});
    expect(readWord('copper kettle')).toEqual({ keyword: 'copper kettle' });
  });

  test('knows templates only where the trade has them', () => {
    expect(readWord('jobs', { jobs: 'job' })).toEqual({ template: 'job' });
    expect(readWord('jobs')).toEqual({ keyword: 'jobs' });
  });

  test('continues with pairs of names and ids', () => {
    expect(readOpenEnd('list', ['asc', 'home', '400'])).toEqual({
      screen: 'list',
      sort: 'asc',
      categories: [400],
    });
    expect(readOpenEnd('list', ['home', 'x'])).toBeUndefined();
    expect(readOpenEnd('list', [])).toBeUndefined();
  });

  test('that cannot be decoded has no parts', () => {
    expect(partsOf('/retail/a%20b/')).toEqual(['retail', 'a b']);
    expect(partsOf('/retail/%E0%A4%A')).toBeUndefined();
  });
});

test('a slug ends in the id of its item', () => {
  expect(idOfSlug('copper-kettle-12')).toBe(12);
  expect(idOfSlug('copper-kettle')).toBeUndefined();
});
