import { msg } from '@lingui/core/macro';
import type * as deals from '@souk/contract/modules/discounts/deals';
import { Pencil, Trash2 } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';

/** What sellers can do with a daily deal; it starts and ends by itself. */
export const dealActs = actsOf<typeof deals, deals.Deal, deals.DealMove>()({
  noun: 'deals',
  id: ({ id }) => id,
  open: ({ moves }) => moves,
  read: 'getDeal',
  home: () => '/daily-deals',
  moves: {
    change: {
      leadsTo: ({ id }) => `/create-daily-deals?id=${id}`,
      words: msg`Edit`,
      tone: 'quiet',
      icon: Pencil,
    },
    withdraw: {
      endpoint: 'deleteDeal',
      words: msg`Delete`,
      title: msg`Delete this deal?`,
      lead: ({ is_running, title }) =>
        is_running
          ? msg`${title} goes back to its usual price at once.`
          : msg`The deal for ${title} will not start.`,
      does: msg`Delete deal`,
      keep: msg`Keep it`,
      tone: 'danger',
      icon: Trash2,
    },
    begin: null,
    end: null,
  },
});
