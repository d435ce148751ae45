import { describe, expect, test } from 'vitest';
import { userLife } from './user.life.ts';
import { userStatuses } from './user.tables.ts';

describe('the life of an account', () => {
  test.each([
    ['pending', 'system', ['activate']],
    ['pending', 'admin', ['block', 'delete']],
    ['active', 'admin', ['block', 'delete']],
    ['active', 'owner', ['delete']],
    ['active', 'system', []],
    ['blocked', 'admin', ['unblock', 'delete']],
    ['blocked', 'owner', ['delete']],
    ['deleted', 'admin', []],
    ['deleted', 'owner', []],
  ] as const)('leaves a %s account’s %s these moves: %j', (state, role, moves) => {
    expect(userLife.movesFor(state, role)).toEqual(moves);
  });

  test('reaches every state, and nothing leaves the end', () => {
    const reached = new Set([userLife.first, ...Object.values(userLife.moves).map(({ to }) => to)]);

    expect([...reached].sort()).toEqual([...userStatuses].sort());
    for (const { from } of Object.values(userLife.moves)) expect(from).not.toContain('deleted');
  });
});
