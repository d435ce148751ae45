import { msg } from '@lingui/core/macro';
import type * as chargebacks from '@souk/contract/modules/admin/chargebacks';
import type * as payouts from '@souk/contract/modules/admin/payouts';
import type * as refunds from '@souk/contract/modules/admin/refunds';
import type { RefundState } from '@souk/contract/modules/payments/refunds';
import { Check, RotateCw } from 'lucide-react';
import { price } from '../../lib/format.ts';
import { actsOf } from '../../ui/act-table.ts';

type RefundDecision = 'reject' | 'approve' | 'retry' | 'pay-otherwise' | 'close';

const refundDecisions: Partial<Record<RefundState, readonly RefundDecision[]>> = {
  requested: ['reject', 'approve'],
  failed: ['retry', 'pay-otherwise', 'close'],
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
          hint: msg`The customer will see this.`,
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
    'pay-otherwise': {
      endpoint: 'payAdminRefundOtherwise',
      words: msg`Paid another way`,
      does: msg`Note it as paid`,
      tone: 'quiet',
      fields: {
        note: {
          kind: 'text',
          label: msg`How it was paid`,
          hint: msg`Such as a bank transfer with its date and reference. The customer will see this.`,
          max: 500,
          isRequired: true,
        },
      },
    },
    close: {
      endpoint: 'closeAdminRefund',
      words: msg`Close`,
      does: msg`Close the refund`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`The customer will see this. The money stays with Souk.`,
          max: 500,
          isRequired: true,
        },
      },
    },
  },
});

/** What an admin decides on a chargeback that exceeds its charge. */
export const deskChargebackActs = actsOf<typeof chargebacks, chargebacks.DeskChargeback, 'drop' | 'bear'>()({
  noun: 'desk-chargebacks',
  id: ({ id }) => id,
  open: ({ status, questioned, answer }) =>
    status === 'lost' && questioned.cents > 0 && answer === null ? ['drop', 'bear'] : [],
  home: () => '/admin/chargebacks',
  moves: {
    drop: {
      endpoint: 'dropAdminChargeback',
      words: msg`Not taken`,
      does: msg`Drop the rest`,
      tone: 'quiet',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`What the provider says. Nothing is booked.`,
          max: 500,
          isRequired: true,
        },
      },
    },
    bear: {
      endpoint: 'bearAdminChargeback',
      words: msg`Taken`,
      does: msg`Book it as a loss`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`The provider has taken it, and Souk bears the loss.`,
          max: 500,
          isRequired: true,
        },
      },
    },
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
