import { chooseAddressText } from '@souk/contract/modules/appointments/bookings';
import type { joinWaitingList as contract } from '@souk/contract/modules/appointments/waits';
import { pastDateText } from '@souk/contract/modules/bookings/booking-fields';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { findSlots } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import { getShownBusiness } from '../../sellers/index.ts';
import { checkReach, needsAddress } from '../bookings/check-reach.ts';
import { titleOf } from '../bookings/chosen.rules.ts';
import { kindOfBusiness } from '../bookings/kind-of-business.ts';
import { offerFreedJob } from './offer-freed-times.ts';
import { insertWait } from './wait.queries.ts';
import { overAt, spanOf } from './wait.rules.ts';
import type { WaitRow } from './wait.tables.ts';
import { needsOfWish, type WaitedFor, wishOf } from './wish-of.ts';

type Form = BodyOf<typeof contract>;

const orderText = 'Please enter a time after the earliest one.';

function checkedSpan(form: Form, timeZone: string) {
  const span = spanOf(form, timeZone);
  if (span.untilAt <= span.fromAt) throw fieldProblem('until_time', orderText);
  if (overAt(span) <= clock.now()) throw fieldProblem('date', pastDateText);
  return span;
}

type Span = ReturnType<typeof spanOf>;

/** Whoever finds a time that suits them books it. */
async function refuseWhereFree(tx: Tx, sellerId: number, { fromAt, untilAt }: Span, wanted: WaitedFor) {
  const needs = needsOfWish(wanted);
  // A business without anybody's time to take is never full.
  if (needs.length === 0) throw new Problem('time-is-free');
  const free = await findSlots(tx, { ownerId: sellerId, needs, from: fromAt, until: untilAt });
  if (free.length > 0) throw new Problem('time-is-free');
}

/** Joins the waiting list of a day, once; times that become free are offered in the order of joining. */
export function joinWaitingList(db: Reader, customer: { id: number }, form: Form): Promise<WaitRow> {
  return db.transaction(async (tx) => {
    const business = await getShownBusiness(tx, form.business_id);
    const kind = kindOfBusiness(business);
    if (!kind) throw new Problem('record-not-found');
    const { userId: sellerId } = business;
    if (sellerId === customer.id) throw new Problem('own-business');
    const span = checkedSpan(form, (await getUser(tx, sellerId)).timeZone);
    const asked = {
      businessId: business.id,
      serviceIds: [...form.service_ids],
      addOnIds: [...form.add_on_ids],
      personId: form.staff ?? null,
      guests: form.guests ?? null,
    };
    const wanted = await wishOf(tx, asked);
    if (needsAddress(wanted.choice) && !form.address) throw fieldProblem('address', chooseAddressText);
    await checkReach(tx, wanted.choice, form.address ?? undefined);
    await refuseWhereFree(tx, sellerId, span, wanted);

    const wait = await insertWait(tx, {
      ...asked,
      ...span,
      customerId: customer.id,
      sellerId,
      kind,
      title: titleOf(wanted.choice.chosen),
      address: needsAddress(wanted.choice) ? form.address : null,
      note: form.note ?? null,
      day: form.date,
    });
    await addJob(tx, offerFreedJob, { sellerId });
    return wait;
  });
}
