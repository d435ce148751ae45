import { expect, test } from 'vitest';
import { prepareWords, readLabelWords } from './known-words.ts';

test('the tables are made ready in small steps, between which they may be needed already', async () => {
  let steps = 0;
  let early: unknown;
  await prepareWords(async () => {
    steps += 1;
    if (steps === 3) early = readLabelWords('beef gelatine');
  });

  // What was needed in between is ready at once, so that the rest of the steps is left out.
  expect(steps).toBe(3);
  expect(readLabelWords('beef gelatine')).toEqual(early);
});
