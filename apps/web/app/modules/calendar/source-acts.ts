import { msg } from '@lingui/core/macro';
import type * as sources from '@souk/contract/modules/calendar/sources';
import { actsOf } from '../../ui/act-table.ts';

/** What somebody does with a calendar elsewhere that is read for them. */
export const sourceActs = actsOf<typeof sources, sources.CalendarSource, 'remove'>()({
  noun: 'calendar-sources',
  id: ({ id }) => id,
  open: () => ['remove'],
  home: () => '/calendar/settings',
  moves: {
    remove: {
      endpoint: 'removeSource',
      words: msg`Remove`,
      tone: 'danger',
      title: msg`Stop reading this calendar?`,
      lead: msg`Time that it blocks is free again.`,
    },
  },
});
