import type { Condition } from '@souk/contract/modules/catalogue/conditions';
import type { Rng } from '../rng.ts';
import {
  type AttributeValues,
  asPeoplePrice,
  attributesFrom,
  capitalised,
  draw,
  fill,
  grammarOf,
  joinSentences,
  type Slots,
} from './phrasing.ts';
import type { PriceType, WrittenAd } from './written-ad.ts';

type Lists = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * One kind of thing. `variants` fix slots that belong together; they may bring their own price as `low` and `high`
 * and a fact of their own as `note`. A fact that begins with `~` is not told of new things.
 */
export interface Goods {
  title: string;
  price?: readonly [low: number, high: number];
  facts: readonly string[];
  slots?: Lists;
  variants?: readonly Slots[];
  attributes?: AttributeValues;
  art?: string;
  isPlural?: boolean;
  conditions?: readonly Condition[];
  voice?: Voice;
}

/** All that one leaf category sells. */
export interface Shelf {
  art: string;
  goods: readonly Goods[];
  slots?: Lists;
  attributes?: AttributeValues;
  voice?: Voice;
  /** Works out slots that follow from others, such as the price of a car from its age. */
  derive?: (rng: Rng, slots: Slots) => Slots;
}

type Bank = readonly string[];
export type BankName = 'story' | 'reason' | 'care' | 'handover' | 'payment' | 'haggle' | 'closing' | 'extra';

/** How the sellers of one group write. */
export interface Voice {
  banks: Readonly<Record<BankName, Bank>>;
  condition: Readonly<Record<Condition, Bank>> | null;
  conditionWeights: Readonly<Record<Condition, number>>;
  tails: Readonly<Record<Condition, Bank>>;
  plainTails: Bank;
  priceTypes: Readonly<Record<PriceType, number>>;
}

/** The voice of goods that have a condition; animals, plants, tickets and notices have none. */
export interface SoldVoice extends Voice {
  condition: Readonly<Record<Condition, Bank>>;
}

const PRICE_FACTOR: Readonly<Record<Condition, number>> = {
  new: 1.2,
  'like-new': 1.06,
  good: 0.92,
  fair: 0.7,
  'for-parts': 0.3,
};

type Part = BankName | 'fact' | 'condition';

// Orders in which real ads run; every one names a fact, so that no ad is made of manners alone.
const SHAPES: readonly (readonly Part[])[] = [
  ['fact', 'condition', 'reason', 'handover'],
  ['story', 'fact', 'condition', 'payment'],
  ['condition', 'fact', 'fact', 'haggle'],
  ['reason', 'fact', 'condition', 'handover', 'closing'],
  ['fact', 'fact', 'care', 'payment'],
  ['story', 'fact', 'reason', 'condition', 'handover', 'haggle'],
  ['fact', 'extra', 'condition', 'closing'],
  ['care', 'fact', 'fact', 'handover'],
  ['fact', 'condition'],
  ['fact', 'fact', 'condition', 'extra', 'haggle'],
  ['reason', 'condition', 'fact', 'extra', 'payment'],
  ['condition', 'fact', 'care', 'reason', 'closing'],
];

const NEW_SHAPES: readonly (readonly Part[])[] = [
  ['condition', 'fact', 'handover'],
  ['fact', 'condition', 'payment'],
  ['condition', 'fact', 'fact', 'haggle'],
  ['fact', 'condition', 'handover', 'closing'],
];

function conditionOf(rng: Rng, goods: Goods, voice: Voice): Condition | null {
  if (!voice.condition) return null;
  const drawn = rng.weighted(voice.conditionWeights);
  return !goods.conditions || goods.conditions.includes(drawn) ? drawn : rng.pick(goods.conditions);
}

function titleOf(rng: Rng, goods: Goods, voice: Voice, condition: Condition | null, slots: Slots): string {
  const plain = capitalised(fill(goods.title, slots));
  const tails = condition && rng.chance(0.62) ? voice.tails[condition] : voice.plainTails;
  if (tails.length === 0 || rng.chance(0.14)) return plain;
  const tail = fill(rng.pick(tails), slots);
  const title = `${plain}, ${tail}`;
  return title.length > 90 || plain.includes(tail) ? plain : title;
}

/** The order of an ad; new and broken things have no history worth telling. */
function shapeFor(rng: Rng, condition: Condition | null): readonly Part[] {
  if (condition === 'for-parts') return ['condition', rng.pick(['reason', 'story']), 'handover', 'closing'];
  if (condition === 'new') return rng.pick(NEW_SHAPES);
  return rng.pick(SHAPES);
}

/** Facts in the order of telling: what only this variant can say comes first. */
function factsOf(rng: Rng, goods: Goods, slots: Slots, condition: Condition | null): string[] {
  const isTold = (fact: string) => condition !== 'new' || !fact.startsWith('~');
  const note = typeof slots.note === 'string' ? [slots.note] : [];
  const facts = [...note, ...rng.shuffle(goods.facts)].filter(isTold);
  return facts.map((fact) => fact.replace(/^~/, ''));
}

function tell(rng: Rng, goods: Goods, voice: Voice, condition: Condition | null, slots: Slots): string {
  const facts = factsOf(rng, goods, slots, condition);
  const sentences = shapeFor(rng, condition).flatMap((part): string[] => {
    if (part === 'fact') return facts.splice(0, 1);
    const bank = part === 'condition' ? (condition && voice.condition?.[condition]) || [] : voice.banks[part];
    return bank.length > 0 ? [rng.pick(bank)] : [];
  });
  const text = joinSentences(sentences.map((sentence) => fill(sentence, slots)));
  return text.length >= 60 ? text : joinSentences([text, fill(rng.pick(voice.banks.closing), slots)]);
}

function dollarsOf(rng: Rng, goods: Goods, slots: Slots, condition: Condition | null): number {
  if (typeof slots.dollars === 'number') return slots.dollars;
  const [low, high] =
    typeof slots.low === 'number' && typeof slots.high === 'number'
      ? [slots.low, slots.high]
      : (goods.price ?? [0, 0]);
  const base = low + rng.next() * (high - low);
  return base * (condition ? PRICE_FACTOR[condition] : 1);
}

/** An ad for one thing of the shelf, told in the voice of its group. */
export function writeGoods(rng: Rng, categoryId: number, shelf: Shelf, groupVoice: Voice): WrittenAd {
  const goods = rng.pick(
    shelf.goods.flatMap((each) => Array<Goods>(Math.max(3, each.variants?.length ?? 0)).fill(each)),
  );
  const chosen: Slots = {
    ...grammarOf(goods.isPlural ?? false),
    ...draw(rng, { ...shelf.slots, ...goods.slots }),
    ...(goods.variants ? rng.pick(goods.variants) : {}),
  };
  const voice = goods.voice ?? shelf.voice ?? groupVoice;
  const slots = { ...chosen, ...shelf.derive?.(rng, chosen) };
  const condition = conditionOf(rng, goods, voice);
  const dollars = dollarsOf(rng, goods, slots, condition);
  const priceType = rng.weighted(voice.priceTypes);
  const isPriced = priceType === 'fixed' || priceType === 'negotiable';

  return {
    title: titleOf(rng, goods, voice, condition, slots),
    description: tell(rng, goods, voice, condition, slots),
    priceCents: isPriced ? asPeoplePrice(dollars) * 100 : null,
    priceType,
    condition,
    attributes: attributesFrom(categoryId, { ...shelf.attributes, ...goods.attributes }, slots),
    artKind: goods.art ?? shelf.art,
  };
}
