import {
  type BookableBusiness,
  findAvailableSlots,
  findFreeDays,
  getBookableBusiness,
  previewBooking,
} from '@souk/contract/modules/appointments/bookings';
import { listPublicPackages, type Package } from '@souk/contract/modules/appointments/packages';
import { listPublicServices, type PublicService } from '@souk/contract/modules/appointments/services';
import { mostServices } from '@souk/contract/modules/bookings/booking-fields';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { mondayOf } from '../../lib/calendar-days.ts';
import { datesIn } from '../../lib/dates.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { clashesWith } from '../calendar/index.server.ts';
import { isId } from '../search/index.ts';
import { everyPage } from '../sellers/index.server.ts';
import { type BookingChoice, readChoice, stepOf } from './booking-choice.ts';
import { askedOf, isTold } from './booking-details.ts';
import { findDetails } from './details-cookie.server.ts';

/** Everything that can be booked at a business, in its order. */
export const listServicesOf = (args: PageArgs, businessId: number): Promise<PublicService[]> =>
  everyPage((query) => call(args, listPublicServices, { params: { business_id: businessId }, query }));

export async function loadBookable(args: PageArgs, idText: string | undefined) {
  if (!isId(idText)) throw data(null, { status: 404 });
  const businessId = Number(idText);
  const [business, services] = await Promise.all([
    call(args, getBookableBusiness, { params: { business_id: businessId } }),
    listServicesOf(args, businessId),
  ]);
  return { business, services };
}

/** The chosen services that are there and have a price, in the order of the choice. */
export const bookableOf = (
  services: readonly PublicService[],
  { services: ids }: BookingChoice,
): PublicService[] =>
  ids.flatMap((id) => services.find((one) => one.id === id && one.price_kind !== 'quote') ?? []);

/** A choice without what the business does not offer, or not together with what was chosen. */
export function tidied(
  choice: BookingChoice,
  chosen: readonly PublicService[],
  people: readonly number[],
): BookingChoice {
  const { staff, ...others } = choice;
  const addOns = new Set(chosen.flatMap(({ add_ons }) => add_ons.map(({ id }) => id)));
  return {
    ...others,
    services: chosen.slice(0, mostServices).map(({ id }) => id),
    addOns: choice.addOns.filter((id) => addOns.has(id)),
    ...(staff !== undefined && people.includes(staff) ? { staff } : {}),
  };
}

/** Who can do all of it. */
export const peopleFor = (business: BookableBusiness, chosen: readonly PublicService[]) =>
  business.people.filter(({ id }) =>
    chosen.every(({ people }) => people.length === 0 || people.includes(id)),
  );

/** Every package that can be booked at a business now. */
export const listPackagesOf = (args: PageArgs, businessId: number): Promise<Package[]> =>
  everyPage((query) => call(args, listPublicPackages, { params: { business_id: businessId }, query }));

/** The choice with the services of its package, or without the package if that is not offered. */
export async function withPackage(args: PageArgs, businessId: number, wanted: BookingChoice) {
  const { package: id, ...single } = wanted;
  if (id === undefined) return { wanted, bundle: null };
  const bundle = (await listPackagesOf(args, businessId)).find((one) => one.id === id) ?? null;
  return bundle
    ? { wanted: { ...wanted, services: bundle.service_ids }, bundle }
    : { wanted: single, bundle };
}

/** What was chosen, as the calls take it. */
export const chosenBody = (
  { business_id }: BookableBusiness,
  { services, addOns, staff }: BookingChoice,
) => ({
  business_id,
  service_ids: [...services],
  add_on_ids: [...addOns],
  ...(staff === undefined ? {} : { staff }),
});

/** Six weeks are asked for at once: the strip shows one of them, the month all. */
const shownDays = 42;

/** The days and the times of one of them; without a chosen day, of the first that has any. */
async function loadTimes(args: PageArgs, business: BookableBusiness, choice: BookingChoice) {
  const today = datesIn(business.time_zone).isoDay(pageStateOf(args).now);
  const wanted = choice.date !== undefined && choice.date >= today ? choice.date : undefined;
  const query = chosenBody(business, choice);
  const from = mondayOf(wanted ?? today);
  const days = await call(args, findFreeDays, { query: { ...query, from, days: shownDays } });
  const date = wanted ?? days.find(({ date: day, free }) => day >= today && free > 0)?.date ?? today;
  return { today, days, date, slots: await call(args, findAvailableSlots, { query: { ...query, date } }) };
}

/** What the choice costs; a code that does not apply is left out, with why. */
async function loadPreview(args: PageArgs, business: BookableBusiness, choice: BookingChoice) {
  const { guests, startsAt, code } = choice;
  const body = {
    ...chosenBody(business, choice),
    ...(choice.package === undefined ? {} : { package_id: choice.package }),
    ...(guests === undefined ? {} : { guests }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
  };
  const plain = async () => ({ ...(await call(args, previewBooking, { body })), codeProblem: null });
  if (code === undefined) return plain();
  try {
    const preview = await call(args, previewBooking, { body: { ...body, promo_code: code } });
    return { ...preview, codeProblem: null };
  } catch (error) {
    const problem = error instanceof ApiProblem && error.fields.promo_code?.[0];
    if (!problem) throw error;
    return { ...(await plain()), codeProblem: problem };
  }
}

/** One step of booking at a business, as its address says, with what the choice costs so far. */
export async function loadBooking(args: PageArgs & { url: URL }, idText: string | undefined) {
  const viewer = await visitorOrPrivate(args);
  const { business, services } = await loadBookable(args, idText);
  const { wanted, bundle } = await withPackage(args, business.business_id, readChoice(args.url.searchParams));
  const chosen = bookableOf(services, wanted);
  const people = peopleFor(business, chosen);
  const choice = tidied(
    wanted,
    chosen,
    people.map(({ id }) => id),
  );
  const isTooMany = chosen.length > mostServices;
  const questions = askedOf(business.kind, chosen);
  const told = findDetails(args, business.business_id);
  const reached = isTooMany ? 'services' : stepOf(choice);
  const step = reached === 'review' && !isTold(questions, told) ? 'details' : reached;
  const [preview, times] = await Promise.all([
    choice.services.length > 0 ? loadPreview(args, business, choice) : null,
    step === 'time' ? loadTimes(args, business, choice) : null,
  ]);
  const clashes =
    step === 'review' && preview ? await clashesWith(args, choice.startsAt, preview.minutes) : [];
  return {
    clashes,
    business,
    services: step === 'services' && !bundle ? services : chosen,
    bundle,
    choice,
    step,
    isTooMany,
    people,
    questions,
    told,
    preview,
    times,
    isSignedIn: viewer !== null,
    idempotencyKey: crypto.randomUUID(),
  };
}

export type BookingStepData = Awaited<ReturnType<typeof loadBooking>>;
