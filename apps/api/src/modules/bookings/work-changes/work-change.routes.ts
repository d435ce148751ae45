import * as contract from '@souk/contract/modules/bookings/work-changes';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { findSale } from '../../sales/index.ts';
import { sideOf } from '../bookings/booking.policy.ts';
import { getBooking } from '../bookings/booking.queries.ts';
import { acceptWorkChange } from './accept-work-change.ts';
import { declineWorkChange } from './decline-work-change.ts';
import { proposeWorkChange } from './propose-work-change.ts';
import { withdrawWorkChange } from './withdraw-work-change.ts';
import { presentWorkChanges } from './work-change.present.ts';
import { getWorkChange } from './work-change.queries.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

/** A change for one of the two sides of its booking. */
async function presentWorkChange(reader: Reader, change: WorkChangeRow, user: { id: number }) {
  const booking = await getBooking(reader, change.bookingId);
  const side = sideOf(booking, user);
  const sale = await findSale(reader, booking.id);
  const [shown] = await presentWorkChanges(reader, [change], { booking, sale, side });
  if (!shown) throw new Error('a change was not presented');
  return shown;
}

/** Changes of the work that both sides sign. */
export function workChangeRoutes(api: Api) {
  api.answer(contract.proposeWorkChange, async ({ db, user, params, body }) =>
    presentWorkChange(db, await proposeWorkChange(db, user, params.booking_id, body), user),
  );

  api.answer(contract.getWorkChange, async ({ db, user, params }) =>
    presentWorkChange(db, await getWorkChange(db, params.work_change_id), user),
  );

  api.answer(contract.acceptWorkChange, async ({ db, user, params, body }) => {
    const signing = { quotedCents: body.quoted_cents };
    return presentWorkChange(db, await acceptWorkChange(db, user, params.work_change_id, signing), user);
  });

  api.answer(contract.declineWorkChange, async ({ db, user, params, body }) =>
    presentWorkChange(db, await declineWorkChange(db, user, params.work_change_id, body.reason), user),
  );

  api.answer(contract.withdrawWorkChange, async ({ db, user, params }) =>
    presentWorkChange(db, await withdrawWorkChange(db, user, params.work_change_id), user),
  );
}
