import type { Subject } from '@souk/contract/shared/values';
import type { Reader } from '../../platform/db/database.ts';
import { paidPartsOf } from '../payments/index.ts';

/** How much of the money paid for this was returned, by refunds and lost chargebacks. */
export async function lostCentsOf(reader: Reader, { kind, id }: Subject): Promise<number> {
  const part = (await paidPartsOf(reader, kind, [id])).get(id);
  return part?.refundedCents ?? 0;
}
