import type { LedgerProof } from '@souk/contract/modules/payments/ledger';
import { boolean, integer, jsonb } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from '../../../platform/platform.tables.ts';
import { payments } from './journal.tables.ts';

export const proofs = payments.table('proofs', {
  id: identityId(),
  at: createdAt(),
  journals: integer().notNull(),
  isSound: boolean().notNull(),
  differences: jsonb().$type<LedgerProof['differences']>().notNull(),
});
export type ProofRow = typeof proofs.$inferSelect;
