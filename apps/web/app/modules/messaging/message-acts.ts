import { msg } from '@lingui/core/macro';
import type * as blocks from '@souk/contract/modules/messaging/blocks';
import type * as messages from '@souk/contract/modules/messaging/messages';
import { Trash2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

/** A user's moves of their own message; the page asks for confirmation next to it. */
export const messageActs = actsOf<typeof messages, { id: number }, 'delete'>()({
  noun: 'messages',
  id: ({ id }) => id,
  open: () => ['delete'],
  home: () => '/messages',
  moves: {
    delete: { endpoint: 'deleteMessage', words: msg`Delete message`, tone: 'danger', icon: Trash2 },
  },
});

interface Correspondent {
  userId: number;
  name: string;
  isBlocked: boolean;
}

/** What users can do about a person they write to. */
export const correspondentActs = actsOf<typeof blocks, Correspondent, 'block' | 'unblock'>()({
  noun: 'correspondents',
  id: ({ userId }) => userId,
  open: ({ isBlocked }) => [isBlocked ? 'unblock' : 'block'],
  home: () => '/messages',
  moves: {
    block: {
      endpoint: 'blockMessages',
      inBody: 'user_id',
      words: ({ name }) => msg`Block ${name}`,
      tone: 'danger',
      told: msg`You have blocked this person.`,
    },
    unblock: {
      endpoint: 'unblockMessages',
      words: ({ name }) => msg`Unblock ${name}`,
      tone: 'quiet',
      told: msg`You can write to this person again.`,
    },
  },
});
