import { msg } from '@lingui/core/macro';
import type * as entries from '@souk/contract/modules/calendar/entries';
import { actsOf } from '../../ui/act-table.ts';

/** What somebody does with their own note, besides changing it. */
export const noteActs = actsOf<typeof entries, entries.CalendarEvent, 'remove'>()({
  noun: 'calendar-notes',
  id: ({ id }) => id,
  open: ({ kind }) => (kind === 'note' ? ['remove'] : []),
  home: () => '/calendar',
  moves: {
    remove: {
      endpoint: 'deleteEntry',
      words: msg`Remove`,
      tone: 'danger',
      title: msg`Remove it from your calendar?`,
      lead: msg`Time that it blocks is free again.`,
      back: () => '/calendar',
    },
  },
});
