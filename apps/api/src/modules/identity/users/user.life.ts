import { defineLife } from '../../../platform/states.ts';
import type { UserStatus } from './user.tables.ts';

export type UserMove = 'activate' | 'block' | 'unblock' | 'delete';

/** The states of an account (spec states.md §10); accounts without an unverified phone begin active. */
export const userLife = defineLife<UserStatus, UserMove>({
  name: 'identity.user',
  states: ['pending', 'active', 'blocked', 'deleted'],
  first: 'pending',
  ends: ['deleted'],
  moves: {
    activate: { from: ['pending'], to: 'active', by: ['system'] },
    block: { from: ['pending', 'active'], to: 'blocked', by: ['admin'] },
    unblock: { from: ['blocked'], to: 'active', by: ['admin'] },
    delete: { from: ['pending', 'active', 'blocked'], to: 'deleted', by: ['owner', 'admin'] },
  },
  refusal: 'user-move-not-allowed',
});
