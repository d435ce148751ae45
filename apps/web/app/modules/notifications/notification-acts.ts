import { msg } from '@lingui/core/macro';
import type * as notifications from '@souk/contract/modules/notifications/notifications';
import { CheckCheck } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

/** A user's moves of all of their notifications together. */
export const notificationActs = actsOf<typeof notifications, { hasUnread: boolean }, 'read-all'>()({
  noun: 'notifications',
  isSingle: true,
  id: () => 'own',
  open: ({ hasUnread }) => (hasUnread ? ['read-all'] : []),
  home: () => '/notifications',
  moves: {
    'read-all': {
      endpoint: 'markAllNotificationsRead',
      words: msg`Mark all read`,
      tone: 'quiet',
      icon: CheckCheck,
    },
  },
});
