import { msg } from '@lingui/core/macro';
import type * as disputes from '@souk/contract/modules/disputes/disputes';
import { actsOf } from '../../ui/act-table.ts';

/** What the two sides of a dispute can do besides writing; an admin decides in the admin area. */
export const disputeActs = actsOf<typeof disputes, disputes.Dispute, disputes.OpenDisputeMove>()({
  noun: 'disputes',
  id: ({ dispute_id }) => dispute_id,
  read: 'getDispute',
  open: ({ moves }) => moves,
  home: (id) => `/disputes/${id}`,
  moves: {
    withdraw: {
      endpoint: 'withdrawDispute',
      words: msg`Withdraw the dispute`,
      title: msg`Withdraw the dispute?`,
      lead: ({ title, seller }) =>
        msg`${title} then continues as before, and the money goes to ${seller.name}. This cannot be undone.`,
      does: msg`Withdraw`,
      keep: msg`Keep it open`,
      tone: 'danger',
      back: ({ dispute_id }) => `/disputes/${dispute_id}`,
    },
    // Both are forms of their own on the page.
    reply: null,
    resolve: null,
  },
});
