import { expect, test } from 'vitest';
import { workChangeLife } from './work-change.life.ts';

test.each([
  ['proposer', ['withdraw']],
  ['other', ['accept', 'decline']],
  ['system', ['expire', 'lapse']],
])('a proposed change is open to the %s for %j', (role, moves) => {
  expect(workChangeLife.movesFor('Proposed', role)).toEqual(moves);
});

test.each(workChangeLife.ends)('nothing happens to a change that is %s', (state) => {
  for (const role of ['proposer', 'other', 'system'])
    expect(workChangeLife.movesFor(state, role)).toEqual([]);
});
