import type { SaleEarnings } from '@souk/contract/modules/payments/earnings';
import type { Reader } from '../../../platform/db/database.ts';
import { explainPart } from '../../payments/index.ts';
import { listPaidParts, type PlannedSale } from './sale-parts.queries.ts';

/** Explains what a seller gets for a sale: once per payment, in the order of payment. */
export async function explainSale(reader: Reader, sale: PlannedSale): Promise<SaleEarnings[]> {
  const explained: SaleEarnings[] = [];
  for (const { subjectKind: kind, subjectId: id } of await listPaidParts(reader, sale))
    explained.push(await explainPart(reader, { kind, id }));
  return explained;
}
