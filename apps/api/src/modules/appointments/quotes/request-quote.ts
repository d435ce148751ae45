import { chooseBusinessText, maxAsked, quotingTypes } from '@souk/contract/modules/appointments/quote-values';
import type { requestQuote as contract } from '@souk/contract/modules/appointments/quotes';
import { pastDateText } from '@souk/contract/modules/bookings/booking-fields';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { dayOf } from '../../../platform/period.ts';
import { say } from '../../../platform/texts/say.ts';
import { getShownCategory } from '../../catalogue/index.ts';
import { getUser } from '../../identity/index.ts';
import { type BusinessRow, findBusiness, getShownBusiness } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { kindOfBusiness } from '../bookings/kind-of-business.ts';
import { isPublic } from '../services/service.policy.ts';
import { listServicesById } from '../services/service.queries.ts';
import { insertBrief } from './brief.queries.ts';
import { insertQuote } from './quote.queries.ts';
import type { BriefRow, QuoteRow } from './quote.tables.ts';
import { tellAsked } from './tell-quote.ts';

type Form = BodyOf<typeof contract>;

/** The ids of the businesses that are asked, each once. */
async function idsOf(tx: Tx, { trader_user_id: traderId, business_id: one, business_ids: ids }: Form) {
  const trader = traderId === undefined ? undefined : await findBusiness(tx, traderId);
  if (traderId !== undefined && !trader) throw new Problem('record-not-found');
  return new Set([trader?.id, one, ...ids].filter((id) => id !== undefined));
}

export const givesQuotes = ({ sellerType }: Pick<BusinessRow, 'sellerType'>): boolean =>
  quotingTypes.some((type) => type === sellerType);

async function chooseBusinesses(tx: Tx, customer: { id: number }, form: Form): Promise<BusinessRow[]> {
  const ids = await idsOf(tx, form);
  if (ids.size === 0) throw fieldProblem('business_ids', chooseBusinessText);
  if (ids.size > maxAsked)
    throw fieldProblem('business_ids', say`You can ask up to ${maxAsked} businesses at once.`);
  const businesses: BusinessRow[] = [];
  for (const id of ids) businesses.push(await getShownBusiness(tx, id));
  if (businesses.some(({ userId }) => userId === customer.id)) throw new Problem('own-business');
  if (!businesses.every(givesQuotes)) throw new Problem('no-quotes');
  return businesses;
}

/** A service that is asked about is one of these businesses', and its category is what the brief is about. */
async function categoryOf(tx: Tx, form: Form, businesses: readonly BusinessRow[]): Promise<number | null> {
  const { service_id: serviceId, category_id: categoryId } = form;
  if (serviceId !== undefined) {
    const [service] = await listServicesById(tx, [serviceId]);
    const isTheirs = businesses.some(({ userId }) => userId === service?.sellerId);
    if (!service || !isPublic(service) || !isTheirs) throw new Problem('record-not-found');
    return service.categoryId;
  }
  if (categoryId === undefined) return null;
  const { module } = await getShownCategory(tx, categoryId);
  if (module !== 'booking') throw fieldProblem('category_id', 'Please select a valid category.');
  return categoryId;
}

/** Days are those of the business, and so is what is past. */
async function checkDate(tx: Tx, sellerId: number, date: string | undefined): Promise<void> {
  const { timeZone } = await getUser(tx, sellerId);
  if (date && date < dayOf(clock.now(), timeZone)) throw fieldProblem('preferred_date', pastDateText);
}

async function writeBrief(
  tx: Tx,
  customer: { id: number },
  form: Form & { categoryId: number | null },
  files: readonly UploadedFile[],
): Promise<BriefRow> {
  const { currency } = await getSettings(tx);
  const fresh = {
    customerId: customer.id,
    serviceId: form.service_id ?? null,
    categoryId: form.categoryId,
    title: form.title,
    description: form.description,
    preferredDate: form.preferred_date ?? null,
    preferredTime: form.preferred_time ?? null,
    address: form.address ?? null,
    budgetCents: form.budget ?? null,
    currency,
  };
  return insertBrief(tx, fresh, files);
}

/** Asks one or several businesses with one brief; each of them answers on its own. */
export function requestQuote(
  db: Reader,
  customer: { id: number },
  form: Form,
  files: readonly UploadedFile[] = [],
): Promise<QuoteRow[]> {
  return db.transaction(async (tx) => {
    const businesses = await chooseBusinesses(tx, customer, form);
    await checkDate(tx, businesses[0]?.userId ?? 0, form.preferred_date);
    const categoryId = await categoryOf(tx, form, businesses);

    const brief = await writeBrief(tx, customer, { ...form, categoryId }, files);
    const asked: QuoteRow[] = [];
    for (const business of businesses) {
      const kind = kindOfBusiness(business);
      if (!kind) throw new Error('a business that quotes is booked as no kind');
      const sides = { customerId: customer.id, sellerId: business.userId };
      asked.push(await insertQuote(tx, { briefId: brief.id, kind, ...sides }));
    }
    await tellAsked(tx, brief, asked);
    return asked;
  });
}
