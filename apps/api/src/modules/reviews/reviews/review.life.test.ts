import { describe, expect, test } from 'vitest';
import { Problem } from '../../../platform/errors.ts';
import { reviewLife } from './review.life.ts';
import { movesOn } from './review.rules.ts';

describe('the life of a review', () => {
  test.each([
    ['waiting', 'system', ['publish']],
    ['waiting', 'author', ['delete']],
    ['waiting', 'admin', ['hide']],
    ['published', 'author', ['delete']],
    ['published', 'admin', ['hide']],
    ['published', 'system', []],
    ['hidden', 'author', []],
    ['hidden', 'admin', []],
  ] as const)('%s leaves the %s %j', (state, role, moves) => {
    expect(reviewLife.movesFor(state, role)).toEqual(moves);
  });

  test('waits 14 days for the other side', () => {
    expect(reviewLife.moves.publish.afterMinutes).toBe(14 * 24 * 60);
  });

  test('refuses to publish what is hidden', () => {
    expect(() => reviewLife.next('hidden', 'publish', 'system')).toThrow(Problem);
  });
});

describe('what may be done to a review', () => {
  const now = new Date('2026-03-15T00:00:00Z');
  const fresh = new Date('2026-03-01T00:00:01Z');
  const old = new Date('2026-03-01T00:00:00Z');

  test.each([
    ['published', 'author', fresh, true, ['edit', 'delete']],
    ['published', 'author', old, true, ['delete']],
    ['hidden', 'author', fresh, true, []],
    ['published', 'reviewed', old, true, ['reply', 'like', 'report']],
    ['published', 'reviewed', old, false, ['like', 'report']],
    ['published', 'reader', old, true, ['like', 'report']],
    ['waiting', 'admin', old, true, []],
    ['published', 'visitor', old, false, []],
  ] as const)('%s, by the %s: %#', (state, role, createdAt, mayReply, moves) => {
    expect(movesOn({ state, createdAt }, role, now, mayReply)).toEqual(moves);
  });
});
