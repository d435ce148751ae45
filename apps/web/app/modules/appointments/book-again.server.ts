import { msg } from '@lingui/core/macro';
import { findFreeDays } from '@souk/contract/modules/appointments/bookings';
import type { PublicService } from '@souk/contract/modules/appointments/services';
import { type BookingDetail, getBooking } from '@souk/contract/modules/bookings/bookings';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { requirePrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { isId } from '../search/index.ts';
import { type BookingChoice, choicePath } from './booking-choice.ts';
import { bookableOf, chosenBody, loadBookable, peopleFor, tidied } from './load-booking.server.ts';

/** What was booked as the flow chooses it today; a service, an add-on or a person that is gone is left out. */
export function choiceOf(
  booking: Pick<BookingDetail, 'items' | 'resources'>,
  services: readonly PublicService[],
) {
  const offered = new Map(services.map((service) => [service.id, service]));
  const addOns = booking.items.flatMap(
    ({ id, title }) => offered.get(id)?.add_ons.filter(({ name }) => name === title) ?? [],
  );
  const heads = booking.items.find(({ id }) => offered.get(id)?.price_kind === 'head');
  const [person, ...others] = booking.resources.filter(({ kind }) => kind === 'person');
  const choice: BookingChoice = {
    services: [...new Set(booking.items.map(({ id }) => id))],
    addOns: addOns.map(({ id }) => id),
    ...(heads ? { guests: heads.quantity } : {}),
    ...(person && others.length === 0 ? { staff: person.id } : {}),
  };
  const kept = new Set(bookableOf(services, choice).map(({ id }) => id));
  const gone = booking.items.filter(({ id }) => !kept.has(id)).map(({ title }) => title);
  return { choice, gone: [...new Set(gone)] };
}

const searchedDays = 42;

/** The flow with what an own booking had, at the next free time; what is no longer offered is named. */
export async function bookAgain(args: PageArgs, idText: string | undefined, bookingId: string) {
  await requirePrivate(args);
  if (!isId(bookingId)) throw data(null, { status: 404 });
  const [{ business, services }, booking] = await Promise.all([
    loadBookable(args, idText),
    call(args, getBooking, { params: { booking_id: Number(bookingId) } }),
  ]);
  const { choice: former, gone } = choiceOf(booking, services);
  const chosen = bookableOf(services, former);
  const people = peopleFor(business, chosen).map(({ id }) => id);
  const choice = tidied(former, chosen, people);
  const path = choicePath(business.business_id, await atNextFree(args, business, choice));
  if (gone.length === 0) return redirect(path);
  const names = gone.join(', ');
  return redirectWithToast(args, path, {
    tone: 'warn',
    title: msg`No longer offered: ${names}`,
  });
}

/** The choice at the next time that is free for it; without one, at the step that shows the days. */
async function atNextFree(
  args: PageArgs,
  business: Parameters<typeof chosenBody>[0],
  choice: BookingChoice,
): Promise<BookingChoice> {
  if (choice.services.length === 0) return choice;
  const { isoDay } = datesIn(business.time_zone);
  const from = isoDay(pageStateOf(args).now);
  const query = { ...chosenBody(business, choice), from, days: searchedDays };
  const first = (await call(args, findFreeDays, { query })).find(({ free }) => free > 0)?.first;
  return first
    ? { ...choice, date: isoDay(first), startsAt: first, step: 'review' }
    : { ...choice, step: 'time' };
}
