import { listBusinessesToAsk, requestQuote } from '@souk/contract/modules/appointments/quotes';
import { data } from 'react-router';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf, textOf } from '../../lib/typed-values.ts';
import { placeUnknown, takePlace } from '../locations/index.server.ts';
import { placeName } from '../locations/index.ts';
import { findBrief, forgetBrief, keepBrief } from './brief-cookie.server.ts';
import { listServicesOf } from './load-booking.server.ts';
import { idIn } from './load-quotes.server.ts';
import { briefPath, quotePath } from './quote-paths.ts';

/** A business with others beside it, and what was written before the login. */
export async function loadAsking(args: PageArgs & { url: URL }, typedId: string | undefined) {
  const viewer = await visitorOrPrivate(args);
  const businessId = idIn(typedId);
  const serviceId = idOf(args.url.searchParams.get('service'));
  const told = findBrief(args, businessId);
  const near = told?.address;
  const query = {
    business_id: businessId,
    ...(serviceId === null ? {} : { service_id: serviceId }),
    ...(near ? { lat: near.lat, lng: near.lng } : {}),
  };
  const [asked, services] = await Promise.all([
    call(args, listBusinessesToAsk, { query }),
    serviceId === null ? [] : listServicesOf(args, businessId),
  ]);
  const service = services.find(({ id }) => id === serviceId);
  return {
    ...asked,
    service: service ? { id: service.id, name: service.name } : null,
    told,
    isSignedIn: viewer !== null,
    idempotencyKey: crypto.randomUUID(),
  };
}

type TakenPlace = Awaited<ReturnType<typeof takePlace>>;

export type Asking = Awaited<ReturnType<typeof loadAsking>>;

export interface AskProblems extends FormProblems {
  /** Everything is there but a login. */
  needsLogin?: true;
}

const longestStreet = 80;

/** The street belongs to the address that the call gets. */
function addressOf(form: FormData, place: TakenPlace) {
  if (place.kind !== 'found') return undefined;
  const street = textOf(form.get('street')).trim().slice(0, longestStreet);
  return { ...place.place, location: [street, placeName(place.place)].filter(Boolean).join(', ') };
}

const idsIn = (form: FormData): string[] => form.getAll('business_ids').map(String);

/** Keeps what a visitor has written, and asks them to log in. */
function askToLogIn(args: PageArgs, businessId: number, form: FormData, place: TakenPlace) {
  const text = (name: string) => textOf(form.get(name)) || undefined;
  keepBrief(args, {
    business_id: businessId,
    title: text('title'),
    description: text('description'),
    preferred_date: text('preferred_date'),
    preferred_time: text('preferred_time'),
    budget: text('budget'),
    street: text('street'),
    address: place.kind === 'found' ? place.place : undefined,
    business_ids: idsIn(form),
  });
  const typed = [...form].filter(([, value]) => typeof value === 'string');
  const values = { ...Object.fromEntries(typed), business_ids: idsIn(form) };
  const problems: AskProblems = { fields: {}, values, needsLogin: true };
  return data(problems, { status: 401 });
}

/** Sends the brief to the business and to those that were chosen beside it. */
export async function askForQuote(args: PageArgs, typedId: string | undefined) {
  const viewer = await visitorOrPrivate(args);
  const form = await postedForm(args);
  const businessId = idIn(typedId);
  const place = await takePlace(args, form, 'address');
  if (!viewer) return askToLogIn(args, businessId, form, place);
  const also = { business_id: businessId, business_ids: idsIn(form), address: addressOf(form, place) };
  if (place.kind === 'unknown') {
    const typed = [...form].filter(([, value]) => typeof value === 'string');
    const values = { ...Object.fromEntries(typed), business_ids: idsIn(form) };
    const problems: AskProblems = { fields: { address: [pageStateOf(args).say(placeUnknown)] }, values };
    return data(problems, { status: 422 });
  }
  const sent = await submit(args, requestQuote, { form, also });
  if (!sent.ok) return data<AskProblems>(sent.problems, { status: sent.status });
  forgetBrief(args);
  const { quote_id: quoteId, brief_id: briefId, asked_count: asked } = sent.reply;
  const isOne = asked === null || asked < 2;
  return redirectWithToast(args, isOne ? quotePath(quoteId) : briefPath(briefId), sent.message);
}
