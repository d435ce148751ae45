import { describe, expect, test } from 'vitest';
import { chooseLocale, directionOf } from './locales.ts';

describe('the language of a page', () => {
  test('English is the default', () => {
    expect(chooseLocale(undefined, null, false)).toBe('en');
    expect(chooseLocale('fr', 'fr-FR,de;q=0.9', false)).toBe('en');
  });

  test('the choice wins over the browser', () => {
    expect(chooseLocale('pseudo-rtl', 'en-AU', false)).toBe('pseudo-rtl');
    expect(directionOf('pseudo-rtl')).toBe('rtl');
  });

  test('the best of the browser’s languages is taken', () => {
    expect(chooseLocale(undefined, 'en;q=0.4,ar-XB', false)).toBe('pseudo-rtl');
  });

  test('pseudo-locales do not exist in production', () => {
    expect(chooseLocale('pseudo', 'ar-XB', true)).toBe('en');
  });
});
