import { analyse, longestList } from '@souk/food/analyse';
import { describe, expect, test } from 'vitest';
import { readLabel, readLabels } from './read-labels.ts';

const long = 'Wheat flour, sugar, palm oil, milk powder, soy lecithin, salt, '.repeat(60);
/** Takes the engine many times the millisecond of the shortest limit. */
const varied = Array.from({ length: 1500 }, (_, place) => `x${place.toString(36)}y`).join(', ');

describe('reading a label', () => {
  test('comes to the same whether it is short or long, alone or among others', async () => {
    const labels = [{ ingredients: 'Sugar, lard' }, { ingredients: long }, { ingredients: ['Sel', 'Salt'] }];

    const alone = await Promise.all(labels.map(readLabel));
    const together = await readLabels(labels);

    expect(alone).toEqual(labels.map(analyse));
    expect(together).toEqual(labels.map(analyse));
  });

  test('answers others while long labels are read', async () => {
    const ticks: number[] = [];
    const timer = setInterval(() => ticks.push(performance.now()), 5);
    await readLabel({ ingredients: long });
    ticks.length = 0;

    await readLabels(Array.from({ length: 100 }, () => ({ ingredients: long })));
    clearInterval(timer);

    expect(ticks.length).toBeGreaterThan(5);
  });

  test('rules nothing out and is halal to nobody where it cannot be read', async () => {
    const tooLong = { ingredients: 'a'.repeat(longestList + 1), declared: { contains: ['milk' as const] } };

    const [read] = await readLabels([tooLong, { ingredients: 'Rice' }]);

    for (const analysis of [read, await readLabel(tooLong)]) {
      expect(analysis?.version).toBe(0);
      expect(analysis?.allergens).toMatchObject({ contains: ['milk'], isWhole: false });
      expect(Object.values(analysis?.verdict ?? {}).flatMap((verdicts) => Object.values(verdicts))).toEqual(
        Array.from({ length: 12 }, () => 'unknown'),
      );
    }
  });

  test('ends when its time is over, and the next label is read', async () => {
    const labels = [{ ingredients: varied }, { ingredients: [varied, 'Sugar, lard'] }];

    const none = await readLabels(labels, { batchWithinMs: 0, withinMs: 0 });
    const after = await readLabels(labels);

    expect(none.map(({ version }) => version)).toEqual([0, 0]);
    expect(none.flatMap(({ verdict }) => verdict.hanafi.lenient)).toEqual(['unknown', 'unknown']);
    expect(after).toEqual(labels.map(analyse));
  });
});
