import type { SubjectKind } from '../../../platform/subjects.ts';
import { listLinesOf } from '../../sales/index.ts';
import { listOrdersById } from './order.queries.ts';
import { orderPaths } from './tell-order.ts';

/** What services may know of an order: disputes, messages and payments refer to it as `retail.order`. */
export const orderSubject: SubjectKind = {
  isBetweenSides: true,
  owner: async (reader, id) => (await listOrdersById(reader, [id]))[0]?.buyerId,
  cards: async (reader, ids) => {
    const rows = await listOrdersById(reader, ids);
    const lines = await listLinesOf(reader, ids);
    return rows.map((order) => ({
      id: order.id,
      title: `Order ${order.number}`,
      path: orderPaths.buyer(order.id),
      imagePath: lines.find(({ saleId }) => saleId === order.id)?.image ?? null,
      priceCents: order.totalCents,
    }));
  },
};
