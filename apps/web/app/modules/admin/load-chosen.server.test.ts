import { describe, expect, test } from 'vitest';
import { ApiProblem } from '../../lib/api-problem.ts';
import { loadChosen } from './load-chosen.server.ts';

const listed = [{ id: 7 }, { id: 8 }];
const gone = new ApiProblem(410, { code: 'record-gone', message: 'Record is gone' } as never);
const read = async (id: number) => {
  if (id === 404) throw gone;
  return `review of ${id}`;
};

describe('the item of a queue that is shown', () => {
  test.each([
    ['8', 'review of 8'],
    // It is on another page of the list, or in another state.
    ['99', 'review of 99'],
    [undefined, 'review of 7'],
    ['nonsense', 'review of 7'],
    ['404', 'review of 7'],
  ])('by the address %s is the %s', async (asked, shown) => {
    expect(await loadChosen(listed, asked, read)).toBe(shown);
  });

  test('of an empty list is the named one, else none', async () => {
    expect(await loadChosen([], '99', read)).toBe('review of 99');
    expect(await loadChosen([], undefined, read)).toBeNull();
    expect(await loadChosen([], '404', read)).toBeNull();
  });
});
