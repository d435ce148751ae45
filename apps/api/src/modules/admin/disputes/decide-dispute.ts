import type { resolveDispute as endpoint } from '@souk/contract/modules/admin/disputes';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { type DisputeRow, resolveDispute } from '../../disputes/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** An admin's verdict, with its log entry. */
export const decideDispute = (
  db: Db,
  admin: { id: number },
  disputeId: number,
  { decision, refund_amount: splitCents, note }: BodyOf<typeof endpoint>,
): Promise<DisputeRow> =>
  onRecord(db, admin, async (tx, record) => {
    const dispute = await resolveDispute(tx, admin, disputeId, { decision, splitCents, note });
    await record({
      action: 'disputes.resolved',
      target: { kind: 'disputes.dispute', id: disputeId },
      after: { decision, refund_cents: dispute.refundCents },
      note,
    });
    return dispute;
  });
