import {
  type QuoteMove,
  type QuoteTab,
  quoteTabs,
  quoteTimes,
} from '@souk/contract/modules/appointments/quote-values';
import type { QuoteState } from '@souk/contract/modules/bookings/statuses';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, countDistinct, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { releaseTime } from '../../availability/index.ts';
import { quoteKind, quoteLife, visitKind } from './quote.life.ts';
import type { Side } from './quote.policy.ts';
import { briefs, type QuoteRow, type QuoteVersionRow, quotes, quoteVersions } from './quote.tables.ts';
import { tellVisit } from './tell-visit.ts';

export async function getQuote(reader: Reader, quoteId: number): Promise<QuoteRow> {
  const [quote] = await reader.select().from(quotes).where(eq(quotes.id, quoteId));
  if (!quote) throw new Problem('record-not-found');
  return quote;
}

/** Locks the quote until the transaction ends, so that two moves cannot cross. */
export async function lockQuote(tx: Tx, quoteId: number): Promise<QuoteRow> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId)).for('update');
  if (!quote) throw new Problem('record-not-found');
  return quote;
}

/** Locks a brief, then its quotes in the order of their ids: those that others have added meanwhile are among them. */
export async function lockQuotesOfBrief(tx: Tx, briefId: number): Promise<QuoteRow[]> {
  await tx.select({ id: briefs.id }).from(briefs).where(eq(briefs.id, briefId)).for('update');
  return tx.select().from(quotes).where(eq(quotes.briefId, briefId)).orderBy(asc(quotes.id)).for('update');
}

export const listQuotesById = async (reader: Reader, ids: readonly number[]): Promise<QuoteRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(quotes)
        .where(inArray(quotes.id, [...ids]));

/** The answers to a brief, in the order in which they were asked for. */
export const listQuotesOfBrief = (reader: Reader, briefId: number): Promise<QuoteRow[]> =>
  reader.select().from(quotes).where(eq(quotes.briefId, briefId)).orderBy(asc(quotes.id));

/** Brief → how many businesses it went to, and its accepted quote if it has one. */
export async function askedOf(
  reader: Reader,
  briefIds: readonly number[],
): Promise<Map<number, { asked: number; acceptedId: number | null }>> {
  if (briefIds.length === 0) return new Map();
  const accepted = sql<number | null>`max(${quotes.id}) filter (where ${quotes.state} = 'Quote-Accepted')`;
  const rows = await reader
    .select({
      briefId: quotes.briefId,
      asked: countDistinct(quotes.sellerId),
      acceptedId: accepted.mapWith(quotes.id),
    })
    .from(quotes)
    .where(inArray(quotes.briefId, [...new Set(briefIds)]))
    .groupBy(quotes.briefId);
  return new Map(rows.map(({ briefId, ...one }) => [briefId, one]));
}

/** Both sides see what is theirs and was not hidden. */
const isSeenBy = (user: { id: number }, side: Side): SQL | undefined =>
  side === 'customer'
    ? and(eq(quotes.customerId, user.id), not(quotes.hiddenForCustomer))
    : and(eq(quotes.sellerId, user.id), not(quotes.hiddenForSeller));

type Sought = PageQuery & { status?: QuoteState | undefined; tab?: QuoteTab | undefined };

/** A page of somebody's quotes, the newest first. */
export async function listQuotes(
  reader: Reader,
  user: { id: number },
  side: Side,
  { status, tab, page, page_size: size }: Sought,
): Promise<{ rows: QuoteRow[]; total: number }> {
  const isWanted = and(
    isSeenBy(user, side),
    status ? eq(quotes.state, status) : undefined,
    tab ? inArray(quotes.state, quoteTabs[tab]) : undefined,
  );
  const rows = await reader
    .select()
    .from(quotes)
    .where(isWanted)
    .orderBy(desc(quotes.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(quotes, isWanted) };
}

export async function insertQuote(
  tx: Tx,
  fresh: Pick<QuoteRow, 'briefId' | 'kind' | 'customerId' | 'sellerId'>,
): Promise<QuoteRow> {
  const state = quoteLife.first;
  const dueAt = fromNow(daysMs(quoteTimes.answerDays));
  const [quote] = await tx
    .insert(quotes)
    .values({ ...fresh, state, dueAt })
    .returning();
  if (!quote) throw new Error('the quote was not written');
  const record = { subjectId: quote.id, move: 'request', from: null, to: state, by: 'customer' };
  await recordMove(tx, quoteLife, { ...record, byUserId: quote.customerId }, dueAt);
  return quote;
}

/** Adds a version to a locked quote; the quote's move names it as the newest. */
export async function insertVersion(
  tx: Tx,
  fresh: typeof quoteVersions.$inferInsert,
): Promise<QuoteVersionRow> {
  const [version] = await tx.insert(quoteVersions).values(fresh).returning();
  if (!version) throw new Error('the version was not written');
  return version;
}

/** All versions of a quote, the newest first. */
export const listVersions = (reader: Reader, quoteId: number): Promise<QuoteVersionRow[]> =>
  reader
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(desc(quoteVersions.version));

/** Quote → its newest version; one that was not sent yet has none. */
export async function newestVersionsOf(
  reader: Reader,
  quoteIds: readonly number[],
): Promise<Map<number, QuoteVersionRow>> {
  if (quoteIds.length === 0) return new Map();
  const isNewest = and(eq(quotes.id, quoteVersions.quoteId), eq(quotes.version, quoteVersions.version));
  const rows = await reader
    .select({ version: quoteVersions })
    .from(quoteVersions)
    .innerJoin(quotes, isNewest)
    .where(inArray(quotes.id, [...quoteIds]));
  return new Map(rows.map(({ version }) => [version.quoteId, version]));
}

export const jobOf = ({ id }: { id: number }) => ({ kind: quoteKind, id });
export const visitOf = ({ id }: { id: number }) => ({ kind: visitKind, id });

/** Time that is held for the quoted job or taken for a visit comes back when the state is left. */
async function returnTime(tx: Tx, quote: QuoteRow, state: QuoteState): Promise<void> {
  if (quote.state === 'Quote-Sent' && state !== 'Quote-Sent') await releaseTime(tx, jobOf(quote));
  if (quote.state === 'Appointment' && state !== 'Appointment') await releaseTime(tx, visitOf(quote));
}

interface Moved {
  move: QuoteMove;
  by: Side | 'system';
  byUserId?: number;
  reason?: string | undefined;
  set?: Partial<Pick<QuoteRow, 'version' | 'visitStartsAt' | 'visitEndsAt' | 'bookingId' | 'dueAt'>>;
}

/** Moves the quote or throws the life's refusal: the only writer of its state. */
export async function moveQuote(
  tx: Tx,
  quote: QuoteRow,
  { move, by, byUserId, reason, set = {} }: Moved,
): Promise<QuoteRow> {
  const state = quoteLife.next(quote.state, move, by);
  const closedAt = quoteLife.ends.includes(state) ? clock.now() : null;
  const [moved] = await tx
    .update(quotes)
    .set({ dueAt: null, reason: reason ?? null, ...set, state, closedAt })
    .where(eq(quotes.id, quote.id))
    .returning();
  if (!moved) throw new Error('the quote was not moved');
  await returnTime(tx, quote, state);
  if (quote.state === 'Appointment' || state === 'Appointment') await tellVisit(tx, moved);
  const record = {
    subjectId: quote.id,
    move,
    from: quote.state,
    to: state,
    by,
    byUserId: byUserId ?? null,
    reason,
  };
  await recordMove(tx, quoteLife, record, moved.dueAt ?? undefined);
  return moved;
}

/** Takes a quote off the history of one side. */
export async function hideQuoteFrom(tx: Tx, { id }: QuoteRow, side: Side): Promise<void> {
  const hidden = side === 'customer' ? { hiddenForCustomer: true } : { hiddenForSeller: true };
  await tx.update(quotes).set(hidden).where(eq(quotes.id, id));
}
