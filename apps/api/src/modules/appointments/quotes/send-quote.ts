import { milestonesText, quoteTimes } from '@souk/contract/modules/appointments/quote-values';
import { pastDateText } from '@souk/contract/modules/bookings/booking-fields';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { inMoney, onDay } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { claimTime, releaseTime } from '../../availability/index.ts';
import { gstPercentOf } from '../../bookings/index.ts';
import { getUser } from '../../identity/index.ts';
import { getBrief } from './brief.queries.ts';
import { peopleOf } from './people-of.ts';
import { quoteLife } from './quote.life.ts';
import { checkSide } from './quote.policy.ts';
import { insertVersion, jobOf, lockQuote, moveQuote } from './quote.queries.ts';
import { linesOf, needsOf, type QuoteForm } from './quote.rules.ts';
import type { QuoteRow, QuoteVersionRow } from './quote.tables.ts';
import { tellQuotes } from './tell-quote.ts';
import { wantedStart } from './wanted-start.ts';

/** The end of the last day at the seller's place, at most the start of the work. */
async function validUntilOf(tx: Tx, sellerId: number, form: QuoteForm, startsAt: Date | null): Promise<Date> {
  const { timeZone } = await getUser(tx, sellerId);
  const today = dayOf(clock.now(), timeZone);
  const { valid_until: last } = form;
  if (last && last < today) throw fieldProblem('valid_until', pastDateText);
  const end = last ? startOfDay(last, timeZone, 1) : startOfDay(today, timeZone, quoteTimes.validDays + 1);
  return startsAt && startsAt < end ? startsAt : end;
}

/** How it is paid; what belongs to another way of paying is left out. */
function paymentOf({ payment, deposit_percent: percent, milestones }: QuoteForm) {
  if (payment !== 'milestones')
    return { payment, depositPercent: payment === 'deposit' ? percent : null, milestones: [] };
  const sum = milestones.reduce((all, one) => all + one.percent, 0);
  if (sum !== 100) throw fieldProblem('milestones', milestonesText);
  return { payment, depositPercent: null, milestones };
}

/** The sums of a version are always those of its lines. */
async function pricedOf(tx: Tx, sellerId: number, form: QuoteForm) {
  const lines = linesOf(form.items, await gstPercentOf(tx, sellerId));
  return {
    lines,
    totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    gstCents: lines.reduce((sum, line) => sum + line.gstCents, 0),
  };
}

/** Holds the time that the version names while it is open, and gives back that of the version before. */
async function holdTime(tx: Tx, quote: QuoteRow, { startsAt, people, durationMinutes }: QuoteVersionRow) {
  await releaseTime(tx, jobOf(quote));
  const { sellerId: ownerId } = quote;
  const everybody = await peopleOf(tx, ownerId, { field: 'people', ids: people });
  const needs = needsOf(people, everybody, durationMinutes);
  if (!startsAt || needs.length === 0) return;
  await claimTime(tx, { ownerId, startsAt, needs }, jobOf(quote), { state: 'held', isOwnEntry: true });
}

async function tellSent(tx: Tx, quote: QuoteRow, version: QuoteVersionRow): Promise<void> {
  const { title, currency } = await getBrief(tx, quote.briefId);
  const { timeZone } = await getUser(tx, quote.sellerId);
  const price = inMoney({ cents: version.totalCents, currency });
  const last = onDay(new Date(version.validUntil.getTime() - 1), timeZone);
  await tellQuotes(tx, [
    {
      quote,
      to: 'customer',
      step: `sent-${version.version}`,
      subject:
        version.version === 1 ? say`You have a quote for ${title}` : say`The quote for ${title} was revised`,
      text: say`${price}, valid until ${last}.`,
    },
  ]);
}

/** Answers a request with a quote, or revises one: the newest version counts, the others are kept. */
export function sendQuote(db: Reader, seller: { id: number }, form: QuoteForm): Promise<QuoteRow> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, form.quote_id);
    checkSide(quote, seller, 'seller');
    const move = quote.state === 'Quote-Sent' ? 'revise' : 'send';
    quoteLife.next(quote.state, move, 'seller');
    const startsAt = await wantedStart(tx, seller.id, form);
    const validUntil = await validUntilOf(tx, seller.id, form, startsAt);

    const version = await insertVersion(tx, {
      quoteId: quote.id,
      version: (quote.version ?? 0) + 1,
      ...(await pricedOf(tx, seller.id, form)),
      ...paymentOf(form),
      note: form.note ?? null,
      warranty: form.warranty ?? null,
      validUntil,
      startsAt,
      durationMinutes: form.duration_minutes,
      people: [...new Set(form.people)],
    });
    await holdTime(tx, quote, version);
    const set = { version: version.version, dueAt: validUntil };
    const sent = await moveQuote(tx, quote, { move, by: 'seller', byUserId: seller.id, set });
    await tellSent(tx, sent, version);
    return sent;
  });
}
