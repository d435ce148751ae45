import type { requestQuote as contract } from '@souk/contract/modules/appointments/quotes';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { RowBuilders } from '../../../testing/row-builder.ts';
import { createResource, saveRoster } from '../../availability/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildPicture, buildSeller } from '../../sellers/testing.ts';
import { getQuote } from './quote.queries.ts';
import type { QuoteForm } from './quote.rules.ts';
import { briefImages } from './quote.tables.ts';
import { requestQuote } from './request-quote.ts';
import { sendQuote } from './send-quote.ts';

type RequestForm = BodyOf<typeof contract>;

/** The form of a request as its verb takes it, without its businesses. */
export const requestForm = (changes: Partial<RequestForm> = {}): RequestForm => ({
  business_ids: [],
  title: 'New bathroom taps',
  description: 'Two taps drip and should be replaced.',
  ...changes,
});

/** The form of a quote of 330 dollars as its verb takes it. */
export const quoteForm = (quoteId: number, changes: Partial<QuoteForm> = {}): QuoteForm => ({
  quote_id: quoteId,
  items: [
    { description: 'Labour', quantity: 2, unit_price: 11_000, is_gst_free: false },
    { description: 'Taps', quantity: 1, unit_price: 11_000, is_gst_free: true },
  ],
  duration_minutes: 120,
  people: [],
  payment: 'in-full',
  deposit_percent: 20,
  milestones: [],
  ...changes,
});

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const nineToFive = everyDay.map((weekday) => ({ weekday, opensMinute: 9 * 60, closesMinute: 17 * 60 }));

/** A tradesperson in Sydney who is registered for GST, with so many people. */
export async function buildTradesperson(db: Db, people = 1, sellerType: BusinessType = 'handyman') {
  const seller = await buildSeller(db, { sellerType });
  await db.execute(sql`update identity.users set time_zone = 'Australia/Sydney' where id = ${seller.id}`);
  await db.execute(
    sql`update sellers.business_profiles set is_gst_registered = true where user_id = ${seller.id}`,
  );
  const ids: number[] = [];
  for (let n = 1; n <= people; n += 1) {
    const { id } = await createResource(db, seller.id, { kind: 'person', name: `Person ${n}` });
    await saveRoster(db, seller.id, id, nineToFive);
    ids.push(id);
  }
  return { seller, people: ids };
}

interface QuoteOptions {
  seller?: { id: number };
  customer?: { id: number };
  files?: UploadedFile[];
}

/** A request for a quote, made by the real verb. */
export async function buildQuoteRequest(db: Db, options: QuoteOptions = {}) {
  const seller = options.seller ?? (await buildTradesperson(db)).seller;
  const customer = options.customer ?? (await buildUser(db));
  const form = requestForm({ trader_user_id: seller.id });
  const [quote] = await requestQuote(db, customer, form, options.files ?? []);
  if (!quote) throw new Error('no quote was asked for');
  return { quote, seller, customer };
}

/** A quote that was sent. */
export async function buildQuote(db: Db, options: QuoteOptions = {}, form: Partial<QuoteForm> = {}) {
  const asked = await buildQuoteRequest(db, options);
  return { ...asked, quote: await sendQuote(db, asked.seller, quoteForm(asked.quote.id, form)) };
}

/** The owner is the business, if they have one. */
async function requestOf(db: Db, owner: { id: number }) {
  const isSeller = (await findBusiness(db, owner.id)) !== undefined;
  const files = [{ field: 'images', name: 'tap.jpg', bytes: await buildPicture() }];
  return buildQuoteRequest(db, isSeller ? { seller: owner, files } : { customer: owner, files });
}

export const quotesRows: RowBuilders = {
  'appointments.quote': async ({ db, owner }) => (await requestOf(db, owner)).quote.id,
  'appointments.brief': async ({ db, owner }) => (await requestOf(db, owner)).quote.briefId,
  'appointments.brief-image': async ({ db, named }) => {
    const { briefId } = await getQuote(db, named['appointments.quote'] ?? 0);
    const [image] = await db
      .select({ id: briefImages.id })
      .from(briefImages)
      .where(eq(briefImages.briefId, briefId))
      .orderBy(asc(briefImages.id));
    return image?.id ?? 0;
  },
};
