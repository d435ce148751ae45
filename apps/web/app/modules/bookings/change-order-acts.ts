import { msg } from '@lingui/core/macro';
import type { ChangeOrder, OpenChangeOrderMove } from '@souk/contract/modules/bookings/change-order-values';
import type * as changeOrders from '@souk/contract/modules/bookings/change-orders';
import { PenLine, Undo2, X } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { signLead } from './change-order-words.ts';

/** What the two sides do with a proposed change; the page of its booking shows it. */
export const changeOrderActs = actsOf<typeof changeOrders, ChangeOrder, OpenChangeOrderMove>()({
  noun: 'change-orders',
  id: ({ change_order_id: id }) => id,
  open: ({ moves }) => moves,
  read: 'getChangeOrder',
  home: () => '/booking-list',
  moves: {
    accept: {
      endpoint: 'acceptChangeOrder',
      words: msg`Accept and sign`,
      title: ({ number }) => msg`Sign change ${number}?`,
      lead: signLead,
      does: msg`Sign it`,
      keep: msg`Not yet`,
      tone: 'primary',
      icon: PenLine,
      fields: { quoted_cents: { kind: 'given' } },
    },
    decline: {
      endpoint: 'declineChangeOrder',
      words: msg`Decline`,
      title: ({ number }) => msg`Decline change ${number}?`,
      lead: msg`The booking stays as it is, and the other side is told.`,
      does: msg`Decline the change`,
      tone: 'danger',
      icon: X,
      fields: {
        reason: {
          kind: 'text',
          max: 500,
          label: msg`Reason (optional)`,
          hint: ({ role }) =>
            role === 'customer' ? msg`The business will see this.` : msg`The customer will see this.`,
        },
      },
    },
    withdraw: { endpoint: 'withdrawChangeOrder', words: msg`Take it back`, tone: 'quiet', icon: Undo2 },
  },
});
