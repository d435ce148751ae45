import type { ReviewedProduct } from '@souk/contract/modules/admin/products';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type ProductRow, presentDetail, productChangesOf } from '../../retail/index.ts';
import { presentChanges } from '../approvals/change.present.ts';
import { presentRecord } from '../approvals/seller-record.present.ts';
import { listHistory } from '../history/history.queries.ts';
import { presentReports } from '../reports/report.present.ts';
import { listReportsOn } from '../reports/report.queries.ts';
import { isEdit } from './queue.present.ts';

/** One product with everything that an admin needs to decide. */
export async function presentReview(
  reader: Reader,
  product: ProductRow,
  admin: User,
  timeZone: string,
): Promise<ReviewedProduct> {
  const {
    seller: _s,
    delivery: _d,
    questions: _q,
    questions_count: _c,
    ...detail
  } = await presentDetail(reader, product.id, admin, { timeZone });
  const { similar: _m, goes_with: _g, is_favourite: _f, is_wishlisted: _w, ...shown } = detail;
  const isChanged = isEdit(product);
  return {
    ...shown,
    is_edit: isChanged,
    changes: isChanged ? await presentChanges(reader, product, await productChangesOf(reader, product)) : [],
    history: await listHistory(reader, 'retail.product', product.id),
    reports: await presentReports(reader, await listReportsOn(reader, 'product', product.id)),
    record: await presentRecord(reader, product.sellerId),
  };
}
