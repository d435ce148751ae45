import { expect, test } from 'vitest';
import { changeOrderLife } from './change-order.life.ts';

test.each([
  ['proposer', ['withdraw']],
  ['other', ['accept', 'decline']],
  ['system', ['expire', 'lapse']],
])('a proposed change is open to the %s for %j', (role, moves) => {
  expect(changeOrderLife.movesFor('Proposed', role)).toEqual(moves);
});

test.each(changeOrderLife.ends)('nothing happens to a change that is %s', (state) => {
  for (const role of ['proposer', 'other', 'system'])
    expect(changeOrderLife.movesFor(state, role)).toEqual([]);
});
