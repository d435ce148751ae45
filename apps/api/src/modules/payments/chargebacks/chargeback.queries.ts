import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { chargebacks } from './chargeback.tables.ts';

/** Whether the payer's bank has still to decide about money of this payment. */
export async function hasOpenChargeback(reader: Reader, paymentId: number): Promise<boolean> {
  const open = and(eq(chargebacks.paymentId, paymentId), eq(chargebacks.state, 'opened'));
  return (await reader.$count(chargebacks, open)) > 0;
}
