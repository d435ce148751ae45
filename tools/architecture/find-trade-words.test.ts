import { describe, expect, test } from 'vitest';
import { findTradeWords } from './find-trade-words.ts';

describe('a service', () => {
  const nouns = { classifieds: ['ad', 'classified', 'offer'], retail: ['order', 'product'] };
  const foundIn = (text: string, file = 'messages/message.tables.ts') =>
    findTradeWords([{ path: `apps/api/src/modules/messaging/${file}`, text }], ['messaging'], nouns);

  test.each([
    ['a column', "export const messages = schema.table('messages', { offerId: bigId() });"],
    ['a column in the database’s spelling', 'const columns = { order_ids: 1 };'],
    ['a field', 'interface News { classifiedId?: number; }'],
    ['an amount', 'interface News { offerPriceCents: number; }'],
    ['a parameter', 'export function tell(adId: number) {}'],
    ['a parameter that is taken apart', 'export function tell({ productIds }: News) {}'],
    ['a function', 'export async function setOfferCard() {}'],
    ['a kind', "const isAd = kind === 'classifieds.ad';"],
    ['a kind’s beginning', 'const kind = `retail.order.$' + '{noun}`;'],
    ['a table of a trade', 'const found = sql`select * from retail.orders`;'],
  ])('names no trade’s thing: %s', (_what, text) => {
    expect(foundIn(text)).toHaveLength(1);
  });

  test('is no place for a file of a trade’s thing', () => {
    expect(foundIn('', 'messages/set-offer-card.ts')).toHaveLength(1);
  });

  test.each([
    ['says what comes in which order', 'const orderBy = 1; const order = [1];'],
    ['offers something itself', 'export function offerApp() {}'],
    ['speaks of the product as a whole', "const text = 'The product’s time';"],
  ])('may still speak English: %s', (_what, text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test('spells the wire’s names where it presents', () => {
    const wire = "export const shown = { classified_id: about.kind === 'classifieds.ad' ? about.id : null };";

    expect(foundIn(wire, 'messages/message.present.ts')).toEqual([]);
  });
});
