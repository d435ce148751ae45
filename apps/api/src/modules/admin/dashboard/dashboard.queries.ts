import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import { count, eq, gte, inArray, sql } from 'drizzle-orm';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { ads, listWaitingAds } from '../../classifieds/index.ts';
import { countOpenDisputes } from '../../disputes/index.ts';
import { users } from '../../identity/index.ts';
import { contactMessages } from '../../pages/index.ts';
import { countQuestioned, payouts, refunds } from '../../payments/index.ts';
import { countWaitingProducts, listWaitingProducts } from '../../retail/index.ts';
import { countWaitingFoods, countWaitingSuggestions, listWaitingFoods } from '../../scanner/index.ts';
import { certificates, documents } from '../../sellers/index.ts';
import { countOpenReports } from '../reports/report.queries.ts';

const curveDays = 14;
const newDays = 7;

/** Accounts opened on each of the last days of the zone, today last. */
async function countNewUsers(reader: Reader, timeZone: string): Promise<number[]> {
  const today = dayOf(clock.now(), timeZone);
  const starts = Array.from({ length: curveDays }, (_, index) =>
    startOfDay(today, timeZone, index + 1 - curveDays).toISOString(),
  );
  const days = sql.param(`{${starts.join(',')}}`);
  const place = sql<number>`width_bucket(${users.createdAt}, ${days}::timestamptz[])`;
  const rows = await reader
    .select({ place, opened: count() })
    .from(users)
    .where(sql`${users.createdAt} >= ${starts[0]}::timestamptz`)
    .groupBy(sql`1`);
  const byPlace = new Map(rows.map((row) => [row.place, row.opened]));
  return starts.map((_, index) => byPlace.get(index + 1) ?? 0);
}

/** The numbers of things that wait for an admin. */
export async function countWaiting(reader: Reader, timeZone: string): Promise<Dashboard> {
  const [longest] = await listWaitingAds(reader, 1);
  const [longestProduct] = await listWaitingProducts(reader, 1);
  const [longestFood] = await listWaitingFoods(reader, 1);
  const reports = await countOpenReports(reader);
  const waitingPapers = [
    await reader.$count(documents, eq(documents.state, 'pending')),
    await reader.$count(certificates, eq(certificates.state, 'pending')),
  ];
  return {
    pending_ads: await reader.$count(ads, eq(ads.state, 'pending')),
    waiting_since: longest?.updatedAt.toISOString() ?? null,
    pending_products: await countWaitingProducts(reader),
    products_waiting_since: longestProduct?.updatedAt.toISOString() ?? null,
    pending_foods: await countWaitingFoods(reader),
    foods_waiting_since: longestFood?.updatedAt.toISOString() ?? null,
    food_suggestions: await countWaitingSuggestions(reader),
    reports: Object.values(reports).reduce((sum, open) => sum + open, 0),
    reports_by_kind: reports,
    papers: waitingPapers.reduce((sum, papers) => sum + papers, 0),
    messages: await reader.$count(contactMessages, eq(contactMessages.isAnswered, false)),
    open_disputes: await countOpenDisputes(reader),
    pending_refunds: await reader.$count(refunds, inArray(refunds.state, ['requested', 'failed'])),
    questioned_chargebacks: await countQuestioned(reader),
    waiting_payouts: await reader.$count(payouts, eq(payouts.state, 'waiting')),
    new_users: await reader.$count(users, gte(users.createdAt, fromNow(-daysMs(newDays)))),
    new_users_by_day: await countNewUsers(reader, timeZone),
  };
}
