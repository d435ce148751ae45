import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { listAdminIds } from './tell-admins.ts';

interface News {
  subject: Said;
  text: Said;
  path: string;
  key: string;
}

/** One notification per admin of the money area, renewed instead of repeated. */
async function tell(tx: Tx, news: News): Promise<void> {
  for (const userId of await listAdminIds(tx, 'money'))
    await notify(tx, { ...news, userId, kind: 'approval', isCollapsed: true });
}

export const tellAdminsOfRefund = (tx: Tx, _happening: Happening<{ refundId: number }>): Promise<void> =>
  tell(tx, {
    subject: say`Refunds are waiting for approval`,
    text: say`A customer has asked for money back. It is sent once you approve it.`,
    path: '/admin/refunds?status=requested',
    key: 'approval:refunds',
  });

export const tellAdminsOfFailedRefund = (
  tx: Tx,
  _happening: Happening<{ refundId: number }>,
): Promise<void> =>
  tell(tx, {
    subject: say`A refund did not go through`,
    text: say`The provider could not send a refund. Send it once more, pay it another way, or close it.`,
    path: '/admin/refunds?status=failed',
    key: 'approval:refunds-failed',
  });

export const tellAdminsOfChargeback = (
  tx: Tx,
  _happening: Happening<{ chargebackId: number }>,
): Promise<void> =>
  tell(tx, {
    subject: say`A chargeback is too large`,
    text: say`A bank wants back more than the customer has still to get. Please look into it.`,
    path: '/admin/chargebacks?status=questioned',
    key: 'approval:chargebacks',
  });

export const tellAdminsOfPayout = (tx: Tx, _happening: Happening<{ payoutId: number }>): Promise<void> =>
  tell(tx, {
    subject: say`Payouts are waiting for two admins`,
    text: say`A payout above the limit is sent once two of you have approved it.`,
    path: '/admin/payouts?status=waiting',
    key: 'approval:payouts',
  });

export const tellAdminsOfLedger = (tx: Tx, { payload }: Happening<{ proofId: number }>): Promise<void> =>
  tell(tx, {
    subject: say`The ledger does not add up`,
    text: say`Proof ${payload.proofId} has found differences. Please look at them before anything is paid out.`,
    path: '/admin/ledger',
    key: 'approval:ledger',
  });
