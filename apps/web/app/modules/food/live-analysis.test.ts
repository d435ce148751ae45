import { describe, expect, test } from 'vitest';
import { plainProfile } from './food-profile.ts';
import { analyseLive } from './live-analysis.ts';

describe('a list of ingredients while it is typed', () => {
  test('is judged with the strictest ingredient first', () => {
    const { verdict, reasons, count } = analyseLive('Sugar, E471, pork gelatine, water', [], plainProfile);
    expect(verdict).toBe('haram');
    expect(reasons.map((reason) => reason.verdict)).toEqual(['haram', 'doubtful']);
    expect(count).toBe(4);
  });

  test('has nothing to explain where every ingredient is cleared', () => {
    const { verdict, reasons, unknown } = analyseLive('Sugar, water, salt', [], plainProfile);
    expect({ verdict, reasons, unknown }).toEqual({ verdict: 'halal', reasons: [], unknown: [] });
  });

  test('names the words that nobody knows, and is not called halal then', () => {
    const { verdict, unknown } = analyseLive('Sugar, xyzzyberries', [], plainProfile);
    expect(verdict).toBe('unknown');
    expect(unknown).toHaveLength(1);
  });

  test('warns of what its reader avoids', () => {
    const { warnings } = analyseLive('Sugar, milk powder', [], { ...plainProfile, avoids: ['milk'] });
    expect(warnings).toEqual([{ kind: 'contains', allergen: 'milk' }]);
  });

  test('is read with the school of its reader', () => {
    const of = (school: 'hanafi' | 'maliki') =>
      analyseLive('Shrimp, water, salt', [], { ...plainProfile, school }).verdict;
    expect(of('maliki')).toBe('halal');
    expect(of('hanafi')).not.toBe('halal');
  });

  test('lets the vegan label settle what it can', () => {
    expect(analyseLive('Sugar, E471', [], plainProfile).verdict).toBe('doubtful');
    expect(analyseLive('Sugar, E471', ['vegan'], plainProfile).verdict).toBe('halal');
  });
});
