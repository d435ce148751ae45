import { describe, expect, test } from 'vitest';
import { findTradeSentences } from './find-trade-sentences.ts';

describe('a sentence of a service', () => {
  const foundIn = (text: string, path = 'apps/web/app/modules/payments/planted.tsx') =>
    findTradeSentences([{ path, text }], ['payments'], ['ad', 'order', 'shop']);

  test.each([
    ['on a page', 'const empty = <Trans>Your first order appears here.</Trans>;'],
    ['in a label', 'const label = t`Manage your ads`;'],
    ['in a table of words', 'const words = { held: msg`Held until the order is complete.` };'],
    ['counted', '<Plural value={n} one="# ad" other="# ads" />;'],
    ['in a mail', 'const text = say`Your order is paid.`;'],
  ])('names no trade’s things: %s', (_what, text) => {
    expect(foundIn(text)).toHaveLength(1);
  });

  test.each([
    ['of a sale, whatever was sold', 'const empty = <Trans>Your first sale appears here.</Trans>;'],
    ['in the trade’s own noun', 'const text = <Trans>{title} continues as before.</Trans>;'],
    ['of what is put in order', 'const label = t`Order`;'],
    ['in code', 'const order = shops.map((shop) => shop.ad);'],
  ])('may speak %s', (_what, text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test('of a trade may name them', () => {
    expect(foundIn('const a = t`Your order`;', 'apps/web/app/modules/retail/a.tsx')).toEqual([]);
  });
});
