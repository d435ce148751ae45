import { msg } from '@lingui/core/macro';
import type * as feeds from '@souk/contract/modules/calendar/feeds';
import { actsOf } from '../../ui/act-table.ts';

/** What somebody does with a secret address of their calendar, besides renewing it. */
export const feedActs = actsOf<typeof feeds, feeds.CalendarFeed, 'remove'>()({
  noun: 'calendar-feeds',
  id: ({ id }) => id,
  open: () => ['remove'],
  home: () => '/calendar/settings',
  moves: {
    remove: {
      endpoint: 'deleteFeed',
      words: msg`Remove`,
      tone: 'danger',
      title: msg`Remove this address?`,
      lead: msg`Calendars that read it lose what they have read.`,
    },
  },
});
