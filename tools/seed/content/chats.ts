import { bargaining, exchanges, meetings, thanks } from './chat-lines.ts';
import type { Rng } from './rng.ts';

export interface Line {
  by: 'buyer' | 'seller';
  text: string;
}

export interface ChatSubject {
  title: string;
  priceCents: number | null;
  /** Slug of the ad's top-level category. */
  group: string;
}

// Groups in which people do not haggle in writing.
const UNBARGAINED = new Set(['jobs', 'real-estate', 'home-sale', 'pets', 'free', 'community']);
const chatGroups: Readonly<Record<string, string>> = { 'free-stuff': 'free', 'tickets-travel': 'tickets' };

// Groups whose talks end without a time to meet.
const UNMET = new Set(['jobs', 'community', 'tickets']);
// Above this, the price of a home is not a weekly rent.
const SALE_FROM_CENTS = 10_000_000;

function kindOf({ group, priceCents }: ChatSubject): string {
  if (group === 'real-estate' && (priceCents ?? 0) > SALE_FROM_CENTS) return 'home-sale';
  return chatGroups[group] ?? group;
}

/** The title as one says it: without its trailing notes and not shouting. */
const spoken = (title: string) => {
  const [first = title] = title.split(', ');
  return /^[A-Z][a-z]/.test(first) && !/^[A-Z]\w+ [A-Z0-9]/.test(first)
    ? `the ${first.charAt(0).toLowerCase()}${first.slice(1)}`
    : `the ${first}`;
};

const say = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');

const thousands = (dollars: number) => String(dollars).replace(/\B(?=(\d{3})+$)/g, ',');

/** Offer and answer; every sum named lies between the offer and the asking price. */
function bargain(rng: Rng, priceCents: number): Line[] {
  const price = Math.round(priceCents / 100);
  const step = price < 100 ? 5 : price < 1000 ? 10 : price < 10_000 ? 50 : 250;
  const offer = Math.max(step, Math.round((price * rng.pick([0.78, 0.82, 0.86, 0.9])) / step) * step);
  const middle = Math.min(price, Math.max(offer, Math.round((offer + price) / 2 / step) * step));
  const words = {
    offer: `$${thousands(offer)}`,
    middle: `$${thousands(middle)}`,
    price: `$${thousands(price)}`,
  };
  const line = (by: Line['by'], texts: readonly string[]): Line => ({
    by,
    text: say(rng.pick(texts), words),
  });

  const opening = line('buyer', bargaining.offer);
  if (offer >= price || middle === offer) return [line('buyer', bargaining.fullPrice)];
  const ending = rng.weighted({ deal: 60, firm: 25, decline: 15 });
  if (ending === 'firm')
    return [opening, line('seller', bargaining.firm), line('buyer', bargaining.fullPrice)];
  const counter = line('seller', bargaining.counter);
  return [opening, counter, line('buyer', ending === 'deal' ? bargaining.accept : bargaining.decline)];
}

const isParting = (lines: Line[]) => bargaining.decline.some((text) => text === lines.at(-1)?.text);

/** A short talk between a buyer and a seller about one ad, from the first question to a time or a goodbye. */
export function writeDialogue(rng: Rng, subject: ChatSubject): Line[] {
  const { title, priceCents } = subject;
  const kind = kindOf(subject);
  const known = exchanges[kind] ?? exchanges.goods ?? [];
  const words = { title: spoken(title) };
  const [first, ...others] = known;
  const asked = [first, ...rng.shuffle(others).slice(0, rng.int(0, 2))].filter((each) => each !== undefined);
  const questions = asked.flatMap(({ ask, answers }): Line[] => {
    const which = rng.int(0, ask.length - 1);
    const answer =
      others.length > 0 && ask !== first?.ask ? (answers[which] ?? rng.pick(answers)) : rng.pick(answers);
    return [
      { by: 'buyer', text: say(ask[which] ?? '', words) },
      { by: 'seller', text: say(answer, words) },
    ];
  });
  const mayBargain = priceCents !== null && priceCents > 2000 && !UNBARGAINED.has(kind);
  const deal = mayBargain && rng.chance(0.65) ? bargain(rng, priceCents) : [];
  if (isParting(deal) || UNMET.has(kind) || rng.chance(0.25)) return [...questions, ...deal];
  const meeting = rng.pick(meetings);
  return [
    ...questions,
    ...deal,
    { by: 'buyer', text: meeting.ask },
    { by: 'seller', text: rng.pick(meeting.answers) },
    ...(rng.chance(0.6) ? [{ by: 'buyer' as const, text: rng.pick(thanks) }] : []),
  ];
}
