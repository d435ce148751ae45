import { describe, expect, test } from 'vitest';
import { findRawTexts } from './find-raw-texts.ts';

describe('a text that people read on a page', () => {
  const foundIn = (text: string, path = 'apps/web/app/modules/retail/pages/planted.tsx') =>
    findRawTexts([{ path, text }]);

  test.each([
    ['between tags', 'const page = <p>Your cart is empty</p>;'],
    ['beside a text of the catalogue', 'const page = <p><Trans>Total</Trans> in all</p>;'],
    ['in braces', "const page = <p>{isOpen ? 'Open now' : null}</p>;"],
    ['as a fallback', "const page = <h1>{title ?? 'Contact us'}</h1>;"],
    ['as a name that is heard', '<button aria-label="Close the menu" />;'],
    ['as a label', 'const field = <TextField label="Name" />;'],
    ['as a picture’s words', 'const picture = <img alt={`Photo of $' + '{name}`} />;'],
    ['as the title of a page', "export const meta = () => [{ title: 'Cart | Souk' }];"],
    [
      'as a title that is put together',
      'export const meta = () => [{ title: `Order $' + '{number} | Souk` }];',
    ],
    ['as the title of a desk', "export const meta = ({ matches }) => deskMeta(matches, 'Payouts');"],
    ['as a toast', "const done = () => redirectWithToast(args, '/orders', 'Your draft is saved.');"],
    ['as a sentence kept for later', "const words = 'It cannot be sold any more.';"],
    ['in a table of words', "const states = [{ key: 'open', label: 'Waiting' }];"],
    ['as a key without a translation', "const reasons = { 'It is the wrong item': 'wrong-item' };"],
  ])('goes through the catalogue: %s', (_what, text) => {
    expect(foundIn(text)).toHaveLength(1);
  });

  test.each([
    ['between the tags of Trans', 'const page = <p><Trans>Your cart is empty</Trans></p>;'],
    ['counted', '<Plural value={n} one="# item" other="# items" />;'],
    ['said by t', 'const page = <TextField label={t`Name`} />;'],
    ['said by msg', 'export const meta = ({ matches }) => [pageTitle(matches, msg`Order $' + '{number}`)];'],
    ['the key of its translation', "const reasons = { 'It is the wrong item': msg`It is the wrong item` };"],
    ['somebody’s own', 'export const meta = ({ matches }) => [pageTitle(matches, shop.name)];'],
    ['a name that is the same everywhere', 'const page = <p>Souk</p>;'],
    ['no text but an address', "const done = () => redirectWithToast(args, '/orders', sent.message);"],
    ['no text but a class', "const tones = { weak: { text: 'text-warn' } };"],
    ['for programmers', "const stop = () => { throw new Error('The card form did not load.'); };"],
  ])('is let be where it is %s', (_what, text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test.each([
    ['a loader refuses with', "const loader = () => data({ problem: 'No place was found here.' });"],
    ['an action refuses a field with', "const fields = { address: ['Address is required.'] };"],
    ['is filled with a name', 'const fields = { seats: [`$' + '{name} is required.`] };'],
    ['is said where nothing else is', "const problem = found ?? 'Something went wrong';"],
    ['a toast is given', "flashToast(args, { tone: 'bad', title: 'Sold out' });"],
  ])('goes through the catalogue on a page’s server too: what %s', (_what, text) => {
    expect(foundIn(text, 'apps/web/app/modules/retail/cart.server.ts')).toHaveLength(1);
  });

  test('is looked for in words and tables beside pages too, not in tests or the kit of parts', () => {
    const text = "export const words = { title: 'Your cart' };";

    expect(foundIn(text, 'apps/web/app/modules/retail/cart-words.ts')).toHaveLength(1);
    expect(foundIn(text, 'apps/web/app/modules/retail/cart.test.ts')).toEqual([]);
    expect(foundIn(text, 'apps/web/app/pages/dev-kit/kit-fields.tsx')).toEqual([]);
  });
});
