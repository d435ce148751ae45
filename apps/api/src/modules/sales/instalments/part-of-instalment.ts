import type { NewPart } from '../../payments/index.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { partSubjectOf } from '../sales/sale-parts.queries.ts';
import { agreementShare } from './instalment.rules.ts';
import type { InstalmentRow } from './instalment.tables.ts';

/** The part of a payment for one instalment, with its share of the commission agreed at the sale. */
export function partOfInstalment(sale: SaleRow, rows: readonly InstalmentRow[], row: InstalmentRow): NewPart {
  const description = `${sale.title}: ${row.label}`;
  return {
    subject: partSubjectOf(sale, row),
    sellerId: sale.sellerId,
    description,
    items: [{ description, cents: row.cents, categoryId: null }],
    ...(sale.commission ? { agreed: agreementShare(sale.commission, rows, rows.indexOf(row)) } : {}),
  };
}
