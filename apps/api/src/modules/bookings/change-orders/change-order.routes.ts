import * as contract from '@souk/contract/modules/bookings/change-orders';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findSale } from '../../sales/index.ts';
import { sideOf } from '../bookings/booking.policy.ts';
import { getBooking } from '../bookings/booking.queries.ts';
import { acceptChangeOrder } from './accept-change-order.ts';
import { presentChangeOrders } from './change-order.present.ts';
import { getChangeOrder } from './change-order.queries.ts';
import type { ChangeOrderRow } from './change-order.tables.ts';
import { declineChangeOrder } from './decline-change-order.ts';
import { proposeChangeOrder } from './propose-change-order.ts';
import { withdrawChangeOrder } from './withdraw-change-order.ts';

/** A change for one of the two sides of its booking. */
async function presentChangeOrder(reader: Reader, change: ChangeOrderRow, user: { id: number }) {
  const booking = await getBooking(reader, change.bookingId);
  const side = sideOf(booking, user);
  const sale = await findSale(reader, booking.id);
  const [shown] = await presentChangeOrders(reader, [change], { booking, sale, side });
  if (!shown) throw new Error('a change was not presented');
  return shown;
}

/** Changes of the work that both sides sign. */
export function changeOrderRoutes(api: Api) {
  api.answer(contract.proposeChangeOrder, async ({ db, user, params, body }) =>
    presentChangeOrder(db, await proposeChangeOrder(db, user, params.booking_id, body), user),
  );

  api.answer(contract.getChangeOrder, async ({ db, user, params }) =>
    presentChangeOrder(db, await getChangeOrder(db, params.change_order_id), user),
  );

  api.answer(contract.acceptChangeOrder, async ({ db, user, params, body }) => {
    const signing = { quotedCents: body.quoted_cents };
    return presentChangeOrder(db, await acceptChangeOrder(db, user, params.change_order_id, signing), user);
  });

  api.answer(contract.declineChangeOrder, async ({ db, user, params, body }) =>
    presentChangeOrder(db, await declineChangeOrder(db, user, params.change_order_id, body.reason), user),
  );

  api.answer(contract.withdrawChangeOrder, async ({ db, user, params }) =>
    presentChangeOrder(db, await withdrawChangeOrder(db, user, params.change_order_id), user),
  );
}
