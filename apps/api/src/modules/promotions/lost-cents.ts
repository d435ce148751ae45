import type { Subject } from '@souk/contract/shared/values';
import type { Reader } from '../../platform/db/database.ts';
import { paidPartsOf } from '../payments/index.ts';

/** What went back of the money that was paid for this, by refunds and lost chargebacks. */
export async function lostCentsOf(reader: Reader, { kind, id }: Subject): Promise<number> {
  const part = (await paidPartsOf(reader, kind, [id])).get(id);
  return part?.refundedCents ?? 0;
}
