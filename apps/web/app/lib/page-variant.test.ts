import { expect, test } from 'vitest';
import { pageVariant } from './page-variant.ts';

const headers = (cookie: string) => new Headers({ cookie, 'accept-language': 'en-AU' });

test('pages are kept apart by theme and language', () => {
  expect(pageVariant(headers(''), true)).toBe('system.en');
  expect(pageVariant(headers('souk_theme=dark'), true)).toBe('dark.en');
});

test('a page that tells somebody what he has just done is neither kept nor taken from the kept ones', () => {
  expect(pageVariant(headers('souk_toast=%7B%7D'), true)).toBeNull();
});

test('a visitor who told what he eats gets pages of his own', () => {
  expect(pageVariant(headers('souk_food=school%3Dhanafi'), true)).toBeNull();
});
