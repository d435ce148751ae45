import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import { asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { ads, listWaitingAds } from '../../classifieds/index.ts';
import { countOpenDisputes } from '../../disputes/index.ts';
import { users } from '../../identity/index.ts';
import { contactMessages } from '../../pages/index.ts';
import { payouts, refunds } from '../../payments/index.ts';
import { countWaitingProducts, listWaitingProducts } from '../../retail/index.ts';
import { countWaitingFoods, countWaitingSuggestions, listWaitingFoods } from '../../scanner/index.ts';
import { certificates, documents } from '../../sellers/index.ts';
import { countOpenReports } from '../reports/report.queries.ts';

const curveDays = 14;
const newDays = 7;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysAgo = (days: number): Date => new Date(clock.now().getTime() - daysMs(days));

/** Accounts opened on each of the last days, today last. */
async function countNewUsers(reader: Reader): Promise<number[]> {
  const day = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await reader
    .select({ day, opened: count() })
    .from(users)
    .where(gte(users.createdAt, new Date(`${dayOf(daysAgo(curveDays - 1))}T00:00:00Z`)))
    .groupBy(day)
    .orderBy(asc(day));
  const byDay = new Map(rows.map((row) => [row.day, row.opened]));
  return Array.from(
    { length: curveDays },
    (_, index) => byDay.get(dayOf(daysAgo(curveDays - 1 - index))) ?? 0,
  );
}

/** How much waits for an admin. */
export async function countWaiting(reader: Reader): Promise<Dashboard> {
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
    waiting_payouts: await reader.$count(payouts, eq(payouts.state, 'waiting')),
    new_users: await reader.$count(users, gte(users.createdAt, daysAgo(newDays))),
    new_users_by_day: await countNewUsers(reader),
  };
}
