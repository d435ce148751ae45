import { msg } from '@lingui/core/macro';
import type * as payouts from '@souk/contract/modules/admin/payouts';
import type * as refunds from '@souk/contract/modules/admin/refunds';
import type { RefundState } from '@souk/contract/modules/payments/refunds';
import { Check, RotateCw } from 'lucide-react';
import { price } from '../../lib/format.ts';
import { actsOf } from '../../ui/act-table.ts';

type RefundDecision = 'reject' | 'approve' | 'retry';

const refundDecisions: Partial<Record<RefundState, readonly RefundDecision[]>> = {
  requested: ['reject', 'approve'],
  failed: ['retry'],
};

/** What an admin decides on a refund. */
export const deskRefundActs = actsOf<typeof refunds, refunds.DeskRefund, RefundDecision>()({
  noun: 'desk-refunds',
  id: ({ id }) => id,
  open: ({ status }) => refundDecisions[status] ?? [],
  home: () => '/admin/refunds',
  moves: {
    reject: {
      endpoint: 'rejectAdminRefund',
      words: msg`Reject`,
      does: msg`Reject the refund`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`The customer reads it.`,
          max: 500,
          isRequired: true,
        },
      },
    },
    approve: {
      endpoint: 'approveAdminRefund',
      words: msg`Approve`,
      does: msg`Send the money back`,
      tone: 'primary',
      fields: {
        amount: {
          kind: 'price',
          label: msg`Amount`,
          hint: ({ left }) => msg`At most ${price(left.cents)}, what is left of the payment.`,
          start: ({ amount }) => (amount.cents / 100).toFixed(2),
        },
      },
    },
    retry: { endpoint: 'retryAdminRefund', words: msg`Send again`, tone: 'quiet', icon: RotateCw },
  },
});

/** What an admin decides on a payout above the limit. */
export const deskPayoutActs = actsOf<typeof payouts, payouts.DeskPayout, 'reject' | 'approve'>()({
  noun: 'desk-payouts',
  id: ({ id }) => id,
  open: ({ status }) => (status === 'waiting' ? ['reject', 'approve'] : []),
  read: 'getAdminPayout',
  home: () => '/admin/payouts',
  moves: {
    reject: {
      endpoint: 'rejectAdminPayout',
      words: msg`Reject`,
      does: msg`Stop the payout`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`The money stays payable and goes into the next payout.`,
          max: 500,
          isRequired: true,
        },
      },
    },
    approve: { endpoint: 'approveAdminPayout', words: msg`Approve`, tone: 'primary', icon: Check },
  },
});
