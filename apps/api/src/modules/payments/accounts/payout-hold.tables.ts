import { bigId, moment } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';

export const payoutHolds = payments.table('payout_holds', {
  sellerId: bigId().primaryKey(),
  endsAt: moment().notNull(),
});
