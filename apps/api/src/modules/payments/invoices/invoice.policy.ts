import { Problem } from '../../../platform/errors.ts';
import type { InvoiceRow } from './invoice.tables.ts';

/** Whoever has issued or received it; to everybody else there is no such invoice. */
export function asParty({ issuerId, recipientId }: InvoiceRow, user: { id: number }): 'issuer' | 'recipient' {
  if (issuerId === user.id) return 'issuer';
  if (recipientId === user.id) return 'recipient';
  throw new Problem('record-not-found');
}
