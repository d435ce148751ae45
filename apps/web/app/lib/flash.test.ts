import { describe, expect, test } from 'vitest';
import { isFlash } from './flash.ts';

const toast = { id: '1', tone: 'good', title: 'Product archived.' };
const undo = { action: '/act/products/restore/5', fields: [['_back', '/ad-management']] };

describe('what a cookie says for a toast', () => {
  test('is read with its details', () => {
    expect(isFlash(toast)).toBe(true);
    expect(isFlash({ ...toast, detail: 'Two of three.', undo, link: { to: '/cart', words: 'Cart' } })).toBe(
      true,
    );
  });

  test.each([
    ['nothing', null],
    ['a text', 'Saved'],
    ['a toast without a title', { ...toast, title: undefined }],
    ['a tone that there is not', { ...toast, tone: 'loud' }],
    ['a detail that is no text', { ...toast, detail: 7 }],
  ])('is not %s', (_name, value) => {
    expect(isFlash(value)).toBe(false);
  });

  test('never posts or leads to another site', () => {
    expect(isFlash({ ...toast, undo: { ...undo, action: 'https://evil.test/' } })).toBe(false);
    expect(isFlash({ ...toast, undo: { ...undo, action: '//evil.test' } })).toBe(false);
    expect(isFlash({ ...toast, link: { to: '//evil.test', words: 'Look' } })).toBe(false);
  });

  test('undoes with fields of a name and a text only', () => {
    expect(isFlash({ ...toast, undo: { ...undo, fields: [['ids', '1', '2']] } })).toBe(false);
    expect(isFlash({ ...toast, undo: { ...undo, fields: [['ids', 1]] } })).toBe(false);
  });
});
