import { Problem } from '../../../platform/errors.ts';
import type { InvoiceRow } from './invoice.tables.ts';

/** Its issuer or recipient; for everybody else it does not exist. */
export function asParty({ issuerId, recipientId }: InvoiceRow, user: { id: number }): 'issuer' | 'recipient' {
  if (issuerId === user.id) return 'issuer';
  if (recipientId === user.id) return 'recipient';
  throw new Problem('record-not-found');
}
