import type { Subject } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { type PartRow, paidPartsOf } from '../../payments/index.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import type { InstalmentRow } from '../instalments/instalment.tables.ts';
import { subjectOf } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

export type PlannedSale = Pick<SaleRow, 'id' | 'kind' | 'plan'>;

/** The subjects that a sale's parts pay for: its instalments, or the sale itself if it was paid in full. */
export const partSubjectOf = (
  sale: Pick<SaleRow, 'id' | 'kind'>,
  rows: readonly InstalmentRow[],
  { id }: Pick<InstalmentRow, 'id'>,
): Subject => (rows.length === 1 ? subjectOf(sale) : { kind: instalmentKind, id });

/** The parts paid for a sale, in the order of its instalments. */
export async function listPaidParts(reader: Reader, sale: PlannedSale): Promise<PartRow[]> {
  const rows = sale.plan ? await listInstalments(reader, sale.id) : [];
  if (rows.length > 1) {
    const paid = await paidPartsOf(
      reader,
      instalmentKind,
      rows.map(({ id }) => id),
    );
    return rows.flatMap(({ id }) => paid.get(id) ?? []);
  }
  const part = (await paidPartsOf(reader, sale.kind, [sale.id])).get(sale.id);
  return part ? [part] : [];
}
