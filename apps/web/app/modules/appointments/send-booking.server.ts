import { msg } from '@lingui/core/macro';
import {
  type BookableBusiness,
  bookBeauty,
  bookEvent,
  bookHandyman,
  bookSpa,
  chooseAddressText,
  previewBooking,
} from '@souk/contract/modules/appointments/bookings';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { checkFields } from '@souk/contract/shared/check-fields';
import type { GeoAddress } from '@souk/contract/shared/values';
import { data, redirect } from 'react-router';
import { codeOf, type FormProblems, type Submitted, submit, wordedFields } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { valuesOf } from '../../lib/form.ts';
import { loginAddress } from '../../lib/login-address.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { bookingCheckoutPath, bookingPath } from '../bookings/index.ts';
import { placeUnknown, takePlace } from '../locations/index.server.ts';
import { placeName } from '../locations/index.ts';
import { type BookingChoice, choicePath, readChoice } from './booking-choice.ts';
import { type Asked, askedOf } from './booking-details.ts';
import { type BookingDetails, findDetails, forgetDetails, keepDetails } from './details-cookie.server.ts';
import { joinList } from './join-list.server.ts';
import {
  bookableOf,
  chosenBody,
  loadBookable,
  peopleFor,
  tidied,
  withPackage,
} from './load-booking.server.ts';

export interface BookingProblems extends FormProblems {
  /** Where the time was taken meanwhile: the next ones that are free. */
  next?: string[];
}

const refuse = (problems: BookingProblems, status = 422) => data(problems, { status });

const shapes = {
  spa: bookSpa.body.pick({ note: true }),
  beauty: bookBeauty.body.pick({ note: true }),
  handyman: bookHandyman.body.pick({ description: true }),
  events: bookEvent.body.pick({ description: true, event_type: true }),
};
const bookedKinds = { spa: bookSpa, beauty: bookBeauty, handyman: bookHandyman, events: bookEvent };

type OwnKind = keyof typeof shapes;
const isOwn = (kind: BookingKind): kind is OwnKind => kind in shapes;

const tooLong = msg`Please shorten what you have written.`;

const longestStreet = 80;

interface Posted {
  business: BookableBusiness;
  choice: BookingChoice;
  questions: Asked;
  form: FormData;
}

type Chosen = Pick<Posted, 'business' | 'choice'>;

/** Why the seller does not come there: the preview knows how far they come. */
async function farProblem(args: PageArgs, { business, choice }: Chosen, address: GeoAddress) {
  const also = { ...chosenBody(business, choice), address };
  const asked = await submit(args, previewBooking, { form: new FormData(), also });
  return asked.ok ? undefined : asked.problems.fields.address?.[0];
}

/** Street and suburb of where the work is done. */
async function takeAddress(args: PageArgs, { form, questions, ...chosen }: Posted) {
  if (!questions.needsAddress) return {};
  const { say } = pageStateOf(args);
  const taken = await takePlace(args, form, 'address');
  if (taken.kind === 'none') return { problem: chooseAddressText };
  if (taken.kind === 'unknown') return { problem: say(placeUnknown) };
  const far = await farProblem(args, chosen, taken.place);
  if (far) return { problem: far };
  const street = String(form.get('street') ?? '').trim();
  return { address: taken.place, street: street.slice(0, longestStreet) };
}

/** The third step: what was told is kept in the browser, and the last step follows. */
async function takeDetails(args: PageArgs, posted: Posted) {
  const { business, choice, form } = posted;
  const { kind, business_id } = business;
  const { address: _address, address_text: _text, ...values } = valuesOf(form);
  const checked = checkFields(isOwn(kind) ? shapes[kind] : shapes.spa, values);
  const { address, street, problem } = await takeAddress(args, posted);
  const fields = {
    ...(checked.ok ? {} : wordedFields(pageStateOf(args), checked.fields)),
    ...(problem ? { address: [problem] } : {}),
  };
  const typed = { ...values, address: form.get('address') };
  if (!checked.ok || problem) return refuse({ fields, values: typed });
  const { guests } = readChoice(new URLSearchParams({ guests: String(form.get('guests') ?? '') }));
  if (!keepDetails(args, { business_id, ...checked.data, ...(address ? { address, street } : {}) }))
    return refuse({ form: pageStateOf(args).say(tooLong), fields: {}, values: typed });
  const { guests: _former, ...others } = choice;
  const next = { ...others, ...(guests === undefined ? {} : { guests }), step: 'review' as const };
  return redirect(choicePath(business_id, next));
}

const isNext = (next: unknown): next is string[] =>
  Array.isArray(next) && next.every((at) => typeof at === 'string');

type Refused = Extract<Submitted<typeof bookSpa>, { ok: false }>;

const refusalText = ({ problems }: Refused): string =>
  problems.form ?? Object.values(problems.fields).flat()[0] ?? '';

/** The price is not what was shown, or the code no longer applies: the page is loaded anew and says what it costs now. */
const isRepriced = (done: Refused): boolean =>
  codeOf(done) === 'price-changed' || done.problems.fields.promo_code !== undefined;

/** A refusal with all that was chosen still there; a time that is gone comes with the next ones. */
function refused(done: Refused) {
  const form = refusalText(done);
  const { status } = done;
  const told = { fields: {}, values: {}, ...(form ? { form } : {}) };
  if (codeOf(done) !== 'slot-taken') return refuse(told, status);
  const next: unknown = Reflect.get(Object(done.reply), 'next');
  return refuse({ ...told, next: isNext(next) ? next : [] });
}

const leadsTo = ({ booking_id, next }: BookingDetail): string =>
  next?.step === 'pay' ? bookingCheckoutPath(booking_id) : bookingPath(booking_id);

/** What was told, as the calls take it: the street belongs to the address. */
function toldOf(details: BookingDetails | null) {
  const { street, address, business_id: _id, ...told } = details ?? {};
  if (!address) return told;
  const location = [street, placeName(address)].filter(Boolean).join(', ');
  return { ...told, address: { ...address, location } };
}

/** The same for a waiting list, which keeps all words in one note. */
function toldWaiting(details: BookingDetails | null) {
  const { description, event_type: type, note }: Partial<BookingDetails> = details ?? {};
  const words = [type, description, note].filter(Boolean).join('\n\n');
  const told = toldOf(details);
  return { ...('address' in told ? { address: told.address } : {}), ...(words ? { note: words } : {}) };
}

/** The last step: the booking is made; what is due now is paid on the page that follows. */
async function confirmBooking(args: PageArgs, { business, choice, form }: Posted) {
  const { kind, business_id, time_zone } = business;
  const { startsAt } = choice;
  if (!(await visitorOrPrivate(args)))
    return redirect(loginAddress(choicePath(business_id, { ...choice, step: 'review' })));
  if (startsAt === undefined || !isOwn(kind)) throw data(null, { status: 404 });
  const dates = datesIn(time_zone);
  const also = {
    ...toldOf(findDetails(args, business_id)),
    business_id,
    service_ids: choice.services,
    add_on_ids: choice.addOns,
    ...(choice.package === undefined ? {} : { package_id: choice.package }),
    ...(choice.staff === undefined ? {} : { staff: choice.staff }),
    ...(choice.guests === undefined ? {} : { guests: choice.guests }),
    ...(choice.code === undefined ? {} : { promo_code: choice.code }),
    date: dates.isoDay(startsAt),
    time: dates.isoTime(startsAt),
    starts_at: startsAt,
  };
  const done = await submit(args, bookedKinds[kind], { form, also });
  if (!done.ok)
    return isRepriced(done)
      ? redirectWithToast(args, choicePath(business_id, { ...choice, step: 'review' }), {
          tone: 'bad',
          title: refusalText(done),
        })
      : refused(done);
  forgetDetails(args);
  return redirectWithToast(args, leadsTo(done.reply), done.message);
}

/** Takes the posted step of a booking. */
export async function sendBooking(args: PageArgs & { url: URL }, idText: string | undefined) {
  const form = await postedForm(args);
  const { business, services } = await loadBookable(args, idText);
  const { wanted } = await withPackage(args, business.business_id, readChoice(args.url.searchParams));
  const chosen = bookableOf(services, wanted);
  const people = peopleFor(business, chosen).map(({ id }) => id);
  const posted = {
    form,
    business,
    choice: tidied(wanted, chosen, people),
    questions: askedOf(business.kind, chosen),
  };
  if (form.get('_step') === 'wait') {
    const businessId = business.business_id;
    return joinList(args, { ...posted, businessId, told: toldWaiting(findDetails(args, businessId)) });
  }
  return form.get('_step') === 'details' ? takeDetails(args, posted) : confirmBooking(args, posted);
}
