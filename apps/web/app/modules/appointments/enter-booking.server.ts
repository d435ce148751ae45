import { enterBooking, findAvailableSlots } from '@souk/contract/modules/appointments/bookings';
import { mostServices } from '@souk/contract/modules/bookings/booking-fields';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { data } from 'react-router';
import { call, codeOf, type FormProblems, submit } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { textOf } from '../../lib/typed-values.ts';
import { type BookingChoice, readChoice } from './booking-choice.ts';
import { bookableOf, loadBookable, peopleFor, tidied } from './load-booking.server.ts';

export interface EnteredProblems extends FormProblems {
  /** Where the time was taken meanwhile: the next ones that are free. */
  next?: string[];
}

const timeIn = (search: URLSearchParams): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.exec(search.get('time') ?? '')?.[0] ?? null;

/** The own business as it is booked, and what the address says of the booking. */
async function loadChosen(args: PageArgs, search: URLSearchParams) {
  const { business_id: id } = await call(args, getBusinessProfile);
  const { business, services } = await loadBookable(args, String(id));
  const wanted = readChoice(search);
  const chosen = bookableOf(services, wanted).slice(0, mostServices);
  const people = peopleFor(business, chosen);
  const ids = people.map(({ id: personId }) => personId);
  return { business, services, chosen, people, choice: tidied(wanted, chosen, ids) };
}

/** Free starts of the day for what was chosen; none where the day is over. */
async function freeStarts(
  args: PageArgs,
  businessId: number,
  { services, addOns, staff, date }: BookingChoice,
) {
  if (services.length === 0 || date === undefined) return [];
  const query = {
    business_id: businessId,
    service_ids: [...services],
    add_on_ids: [...addOns],
    ...(staff === undefined ? {} : { staff }),
    date,
  };
  const slots = (await orNull(call(args, findAvailableSlots, { query }))) ?? [];
  return slots.filter(({ available }) => available).map(({ starts_at }) => starts_at);
}

const fiveMinutes = 5 * 60_000;

/** The next full five minutes: somebody who walks in comes now, and what has passed cannot be booked. */
const soonAfter = (now: Date): Date => new Date((Math.floor(now.getTime() / fiveMinutes) + 1) * fiveMinutes);

/** The form for somebody who walked in or called, as far as the address has filled it in. */
export async function loadEntering(args: PageArgs, search: URLSearchParams) {
  const { business, services, chosen, people, choice } = await loadChosen(args, search);
  const dates = datesIn(business.time_zone);
  const { now } = pageStateOf(args);
  const today = dates.isoDay(now);
  const soon = soonAfter(now);
  const date = choice.date !== undefined && choice.date >= today ? choice.date : dates.isoDay(soon);
  return {
    services: services.filter(({ price_kind: kind }) => kind !== 'quote'),
    chosen,
    people,
    choice: { ...choice, date },
    time: timeIn(search) ?? dates.isoTime(soon),
    today,
    timeZone: business.time_zone,
    free: await freeStarts(args, business.business_id, { ...choice, date }),
    idempotencyKey: crypto.randomUUID(),
  };
}

export type Entering = Awaited<ReturnType<typeof loadEntering>>;

/** A free start, or day and time as typed; of a time that comes twice it is the one that the calendar meant. */
export function whenOf(form: FormData, timeZone: string, meant: string | undefined) {
  const { isoDay, isoTime } = datesIn(timeZone);
  const at = textOf(form.get('at'));
  if (at !== '' && !Number.isNaN(Date.parse(at)))
    return { date: isoDay(at), time: isoTime(at), starts_at: at };
  const [date, time] = [textOf(form.get('date')), textOf(form.get('time'))];
  const isMeant = meant !== undefined && isoDay(meant) === date && isoTime(meant) === time;
  return { date, time, ...(isMeant ? { starts_at: meant } : {}) };
}

const nextIn = (reply: unknown): string[] => {
  const next: unknown = Reflect.get(Object(reply), 'next');
  return Array.isArray(next) ? next.filter((at) => typeof at === 'string') : [];
};

/** Enters the booking and shows its day; who was faster leaves the form as it is, with the next free times. */
export async function sendEntered(args: PageArgs, search: URLSearchParams) {
  const form = await postedForm(args);
  const { business, choice } = await loadChosen(args, search);
  const when = whenOf(form, business.time_zone, choice.startsAt);
  const also = {
    ...when,
    service_ids: choice.services,
    add_on_ids: choice.addOns,
    ...(choice.staff === undefined ? {} : { staff: choice.staff }),
  };
  const sent = await submit(args, enterBooking, { form, also });
  if (sent.ok) return redirectWithToast(args, `/business-bookings?view=day&date=${when.date}`, sent.message);
  const next = codeOf(sent) === 'slot-taken' ? nextIn(sent.reply) : [];
  return data<EnteredProblems>({ ...sent.problems, next }, { status: sent.status });
}
