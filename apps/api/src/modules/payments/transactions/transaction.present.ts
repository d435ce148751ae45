import type { Transaction } from '@souk/contract/modules/payments/transactions';
import type { Money } from '@souk/contract/shared/values';
import type { TransactionRow } from './transaction.queries.ts';

export const presentTransaction = (row: TransactionRow, currency: Money['currency']): Transaction => ({
  id: `${row.lineId}-${row.place}`,
  journal_id: row.journalId,
  kind: row.kind,
  amount: { cents: row.cents, currency },
  balance_after: { cents: row.balanceCents, currency },
  description: row.description,
  subject: { kind: row.subjectKind, id: row.subjectId },
  payment_number: row.paymentNumber,
  at: row.at.toISOString(),
});
