import type { QueuedProduct } from '@souk/contract/modules/admin/products';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { countProductReports, type ProductRow, presentProducts } from '../../retail/index.ts';
import { peopleOf } from '../people/person.queries.ts';

/** Whether an approved product was changed and waits again. */
export const isEdit = ({ approvedVersion, state }: ProductRow): boolean =>
  approvedVersion !== null && state === 'pending';

/** Products for the admin's lists, in a constant number of queries. */
export async function presentQueue(
  reader: Reader,
  rows: readonly ProductRow[],
  admin: Pick<User, 'id' | 'isAdmin'>,
): Promise<QueuedProduct[]> {
  const sellerIds = rows.map(({ sellerId }) => sellerId);
  const ids = rows.map(({ id }) => id);
  const owners = await peopleOf(reader, sellerIds);
  const reports = await countProductReports(reader, ids);
  const shown = await presentProducts(reader, rows, admin);
  return rows.flatMap((product, index) => {
    const base = shown[index];
    if (!base) return [];
    const { category_name: category, ...rest } = base;
    return {
      ...rest,
      category,
      owner: owners.get(product.sellerId),
      is_edit: isEdit(product),
      waiting_since: product.updatedAt.toISOString(),
      reports_count: reports.get(product.id) ?? 0,
    };
  });
}
