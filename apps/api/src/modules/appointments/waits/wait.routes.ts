import * as contract from '@souk/contract/modules/appointments/waits';
import { clock } from '../../../platform/clock.ts';
import type { Api } from '../../../platform/http/api.ts';
import { dayOf } from '../../../platform/period.ts';
import { presentBookingDetail } from '../../bookings/index.ts';
import { getUser } from '../../identity/index.ts';
import { acceptFreedTime } from './accept-freed-time.ts';
import { declineFreedTime } from './decline-freed-time.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { presentWait, presentWaits } from './wait.present.ts';
import { countByDay, listWaitsOf } from './wait.queries.ts';

/** Waiting lists of days on which nothing is free. */
export function waitRoutes(api: Api) {
  api.answer(contract.joinWaitingList, async ({ db, user, body }) =>
    presentWait(db, await joinWaitingList(db, user, body)),
  );

  api.answer(contract.listMyWaits, async ({ db, user }) => presentWaits(db, await listWaitsOf(db, user.id)));

  api.answer(contract.acceptFreedTime, async ({ db, user, params }) =>
    presentBookingDetail(db, await acceptFreedTime(db, user, params.id), 'customer'),
  );

  api.answer(contract.declineFreedTime, async ({ db, user, params }) =>
    presentWait(db, await declineFreedTime(db, user, params.id)),
  );

  api.answer(contract.leaveWaitingList, async ({ db, user, params }) =>
    presentWait(db, await leaveWaitingList(db, user, params.id)),
  );

  api.answer(contract.listWaitingDays, async ({ db, user }) => {
    const { timeZone } = await getUser(db, user.id);
    return countByDay(db, user.id, dayOf(clock.now(), timeZone));
  });
}
