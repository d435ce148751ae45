import * as projects from '@souk/contract/modules/appointments/projects';
import type { OpenQuoteMove } from '@souk/contract/modules/appointments/quote-values';
import * as quotes from '@souk/contract/modules/appointments/quotes';
import type { Person } from './accounts.ts';
import { dayAhead, type OpenBusiness } from './booked-business.ts';
import { type BookingStory, liveBooking, Stories } from './booking-stories.ts';
import { seededRng } from './content/rng.ts';
import * as words from './content/services/briefs.ts';
import { findStart } from './find-start.ts';
import type { Cast, Size } from './ground.ts';
import { placeNear } from './places.ts';
import {
  type Asked,
  linesOf,
  longestOf,
  type PlannedQuote,
  payments,
  planQuotes,
  suits,
  sumOf,
} from './quote-plan.ts';
import { payFor } from './told-booking.ts';

/** Requests for quotes and what becomes of them, day by day. */
export class QuoteTrade {
  readonly #cast: Cast;
  readonly #businesses: readonly OpenBusiness[];
  readonly #customers: readonly Person[];
  readonly #byDay: Map<number, PlannedQuote[]>;
  readonly #stories = new Stories();

  constructor(
    cast: Cast,
    businesses: readonly OpenBusiness[],
    customers: readonly Person[],
    { quoteCount, seed }: Size,
  ) {
    this.#cast = cast;
    this.#businesses = businesses;
    this.#customers = customers;
    const plan = planQuotes(seededRng(seed + 500_000), businesses, { customers, quoteCount });
    this.#byDay = Map.groupBy(plan, ({ daysAgo }) => daysAgo);
  }

  async liveDay(daysAgo: number): Promise<void> {
    // One after another: what one of them holds is not free for the next.
    for (const story of this.#stories.at(daysAgo).flat()) await this.#stories.goOn(story, daysAgo);
    for (const planned of this.#byDay.get(daysAgo) ?? []) await this.#request(planned, daysAgo);
    if (daysAgo === 12) await this.#stories.goOn({ of: 0, story: this.#engagement() }, daysAgo);
  }

  /** Asks all businesses of a brief; the first one's quote has the planned fate, the others are sent theirs. */
  async #request(planned: PlannedQuote, daysAgo: number): Promise<void> {
    const asked = await this.#askFor(planned);
    const later = ['accepted', 'paid'].includes(planned.fate) ? 'sent' : planned.fate;
    for (const [index, quote] of asked.entries()) {
      const fate = index === 0 ? planned.fate : later;
      const story = this.#follow({ ...quote, fate });
      await this.#stories.goOn({ of: quote.business.index, story }, daysAgo);
    }
  }

  async #askFor(planned: PlannedQuote): Promise<Asked[]> {
    const { market } = this.#cast;
    const { brief, businesses, customer } = planned;
    const rng = seededRng(planned.seed);
    const [first] = businesses;
    const body = {
      business_ids: businesses.map(({ businessId }) => businessId),
      title: brief.title,
      description: brief.description,
      preferred_date: dayAhead(rng.int(7, 20)),
      address: first && placeNear(rng, first.owner.place, 10),
      budget: rng.chance(0.4) ? String(Math.ceil(sumOf(brief) / 50) * 50) : undefined,
    };
    const { brief_id, quote_id } = await market.call(customer, quotes.requestQuote, { body });
    const all = await this.#quotesOf(customer, brief_id, quote_id, businesses.length);
    return businesses.flatMap((business) => {
      const quoteId = all.get(business.businessId);
      const draws = seededRng(rng.int(1, 2 ** 30));
      return quoteId === undefined ? [] : [{ ...planned, business, quoteId, rng: draws }];
    });
  }

  async #quotesOf(customer: Person, briefId: number, only: number, count: number) {
    const { market } = this.#cast;
    if (count === 1) {
      const { business } = await market.call(customer, quotes.getQuote, { params: { quote_id: only } });
      return new Map([[business.business_id, only]]);
    }
    const { quotes: all } = await market.call(customer, quotes.getBrief, { params: { brief_id: briefId } });
    return new Map(all.map(({ business, quote_id }) => [business.business_id, quote_id]));
  }

  async *#follow(asked: Asked): BookingStory {
    const { fate, quoteId, customer, business, rng } = asked;
    const { market } = this.#cast;
    const params = { quote_id: quoteId };
    if (fate === 'requested' || fate === 'forgotten') return;
    yield 1;
    if (fate === 'declined by seller') {
      const body = { reason: rng.pick(words.requestDeclines) };
      await market.call(business.owner, quotes.declineQuoteRequest, { params, body });
      return;
    }
    if (fate === 'cancelled') {
      await market.call(customer, quotes.cancelQuote, { params, body: {} });
      return;
    }
    if (fate === 'visit' || (fate === 'paid' && rng.chance(0.4))) yield* this.#visit(asked);
    if (fate === 'visit') return;
    yield* this.#send(asked);
    yield* this.#decide(asked);
  }

  /** Another quote of the brief may have been accepted meanwhile, or its time may be over. */
  async #may(by: Person, quote_id: number, move: OpenQuoteMove): Promise<boolean> {
    const { moves } = await this.#cast.market.call(by, quotes.getQuote, { params: { quote_id } });
    return moves.includes(move);
  }

  async *#visit({ business, quoteId, rng }: Asked): BookingStory {
    const daysAhead = 2;
    const ids = [longestOf(business).id];
    const start = await findStart(this.#cast, business, ids, { rng, daysAhead });
    if (!start) return;
    const params = { booking_id: quoteId };
    await this.#cast.market.call(business.owner, quotes.offerVisit, { params, body: start });
    yield daysAhead + 1;
  }

  async *#send(asked: Asked): BookingStory {
    const { fate, business, rng } = asked;
    const { market } = this.#cast;
    if (!(await this.#may(business.owner, asked.quoteId, 'send'))) return;
    const form = {
      quote_id: asked.quoteId,
      items: linesOf(asked.brief, 0.85 + rng.int(0, 6) * 0.05),
      note: rng.pick(words.quoteNotes),
      warranty: rng.chance(0.5) ? rng.pick(words.warranties) : undefined,
      duration_minutes: longestOf(business).minutes,
      ...rng.pick(payments),
    };
    await market.call(business.owner, quotes.sendQuote, { body: form });
    if (fate !== 'revised' && !rng.chance(0.2)) return;
    yield 1;
    if (!(await this.#may(business.owner, asked.quoteId, 'send'))) return;
    const revised = { ...form, items: linesOf(asked.brief, 0.8), note: words.revisedNote };
    await market.call(business.owner, quotes.sendQuote, { body: revised });
  }

  async *#decide(asked: Asked): BookingStory {
    const { fate, customer, quoteId, rng } = asked;
    const params = { quote_id: quoteId };
    if (fate === 'declined by customer') {
      yield 1;
      const body = { reason: rng.pick(words.quoteDeclines) };
      if (await this.#may(customer, quoteId, 'decline'))
        await this.#cast.market.call(customer, quotes.declineQuote, { params, body });
    }
    if (fate === 'accepted' || fate === 'paid') {
      yield 1;
      yield* this.#accept(asked);
    }
  }

  async *#accept({ fate, customer, business, quoteId, rng }: Asked): BookingStory {
    const { market } = this.#cast;
    const daysAhead = rng.int(3, 8);
    if (!(await this.#may(customer, quoteId, 'accept'))) return;
    const start = await findStart(this.#cast, business, [longestOf(business).id], { rng, daysAhead });
    if (!start) return;
    const params = { quote_id: quoteId };
    const { booking_id: id } = await market.call(customer, quotes.acceptQuote, { params, body: start });
    if (fate !== 'paid') return;
    await payFor(market, customer, business.kind, id);
    yield* liveBooking(this.#cast, { id, business, ids: [], customer, daysAhead, rng });
  }

  #vendorFor(brief: words.WrittenBrief): OpenBusiness | undefined {
    const vendors = this.#businesses.filter(({ owner }) => owner.sellerType === brief.type);
    return vendors.find((business) => suits(brief, business)) ?? vendors[0];
  }

  /** The demo customer prepares an engagement: two vendors quote for it, one is booked, flowers are still to be found. */
  async *#engagement(): BookingStory {
    const { market } = this.#cast;
    const [customer] = this.#customers;
    const [booked, ...others] = words.event.briefs.flatMap(({ brief }) => this.#vendorFor(brief) ?? []);
    if (!customer || !booked) return;
    const date = dayAhead(54);
    const event = {
      title: words.event.title,
      event_type: 'Engagement',
      date,
      place: customer.place.location,
      guests: 80,
      budget: '14000',
    };
    const { project_id } = await market.call(customer, projects.createProject, { body: event });
    const params = { project_id };
    for (const name of words.event.open)
      await market.call(customer, projects.addProjectRole, { params, body: { name } });
    const wanted = [booked, ...others].map((business, index) => ({
      business,
      brief: words.event.briefs[index],
    }));
    const sent: (Asked & { name: string })[] = [];
    for (const { business, brief } of wanted) {
      if (!brief) continue;
      const plan = { daysAgo: 12, fate: 'sent', customer, seed: business.index + 1 } as const;
      const [asked] = await this.#askFor({ ...plan, brief: brief.brief, businesses: [business] });
      if (asked) sent.push({ ...asked, name: brief.name });
    }
    for (const { name, quoteId } of sent)
      await market.call(customer, projects.addProjectRole, { params, body: { name, quote_id: quoteId } });
    yield 2;
    for (const [index, { quoteId, business, brief }] of sent.entries()) {
      const body = {
        quote_id: quoteId,
        items: linesOf(brief, 1),
        date,
        time: `${10 + 2 * index}:00`,
        duration_minutes: 240,
        valid_until: dayAhead(40),
        payment: 'deposit',
        deposit_percent: 20,
      };
      await market.call(business.owner, quotes.sendQuote, { body });
    }
    yield 2;
    const [chosen] = sent;
    if (!chosen) return;
    const accepted = { params: { quote_id: chosen.quoteId }, body: {} };
    const { booking_id: id } = await market.call(customer, quotes.acceptQuote, accepted);
    await payFor(market, customer, booked.kind, id);
  }
}
