import { msg } from '@lingui/core/macro';
import type * as sessions from '@souk/contract/modules/identity/sessions';
import { actsOf } from '../../ui/act-table.ts';

interface Device {
  id: number;
  is_current: boolean;
}

/** A user's moves of their session on another device. */
export const sessionActs = actsOf<typeof sessions, Device, 'end'>()({
  noun: 'sessions',
  id: ({ id }) => id,
  open: ({ is_current }) => (is_current ? [] : ['end']),
  home: () => '/sessions',
  moves: { end: { endpoint: 'revokeSession', words: msg`Sign out`, tone: 'quiet' } },
});

/** A user's moves of all their other sessions together. */
export const otherSessionActs = actsOf<typeof sessions, { count: number }, 'end'>()({
  noun: 'other-sessions',
  isSingle: true,
  id: () => 'own',
  open: ({ count }) => (count > 0 ? ['end'] : []),
  home: () => '/sessions',
  moves: { end: { endpoint: 'revokeOtherSessions', words: msg`Sign out all others`, tone: 'quiet' } },
});
