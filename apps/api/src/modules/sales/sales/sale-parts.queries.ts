import type { Subject } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { type PartRow, paidPartsOf } from '../../payments/index.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import type { InstalmentRow } from '../instalments/instalment.tables.ts';
import { subjectOf } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

export type PlannedSale = Pick<SaleRow, 'id' | 'kind' | 'plan'>;

/** The only share of a plan is paid for under the sale's own name, whatever was added to the sale since. */
const isWhole = ({ plan }: PlannedSale, { sequence }: Pick<InstalmentRow, 'sequence'>): boolean =>
  plan?.instalments.length === 1 && sequence === 1;

/** The subjects that a sale's parts pay for: its instalments, or the sale itself if its plan has one share. */
export const partSubjectOf = (sale: PlannedSale, row: Pick<InstalmentRow, 'id' | 'sequence'>): Subject =>
  isWhole(sale, row) ? subjectOf(sale) : { kind: instalmentKind, id: row.id };

/** The parts paid for a sale, in the order of its instalments. */
export async function listPaidParts(reader: Reader, sale: PlannedSale): Promise<PartRow[]> {
  const rows = sale.plan ? await listInstalments(reader, sale.id) : [];
  const own = rows.filter((row) => !isWhole(sale, row)).map(({ id }) => id);
  const isPaidWhole = rows.length === 0 || own.length < rows.length;
  const whole = isPaidWhole ? (await paidPartsOf(reader, sale.kind, [sale.id])).get(sale.id) : undefined;
  const byInstalment = await paidPartsOf(reader, instalmentKind, own);
  return [...(whole ? [whole] : []), ...own.flatMap((id) => byInstalment.get(id) ?? [])];
}
