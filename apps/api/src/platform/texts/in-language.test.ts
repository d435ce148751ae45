import { describe, expect, test } from 'vitest';
import { atMoment, inMoney, listed, onDay } from './fillings.ts';
import { inLanguage } from './in-language.ts';
import { say } from './say.ts';

const noon = new Date('2026-11-23T01:00:00Z');

describe('a text of the catalogue', () => {
  test('is said in English word for word, whatever fills it', () => {
    const said = say`${inMoney({ cents: 123_450, currency: 'AUD' })} until ${onDay(noon, 'Australia/Sydney')}`;

    expect(inLanguage(said, 'en')).toBe('$1,234.50 until 23 November 2026');
  });

  test('names the zone of a moment, as its reader may be elsewhere', () => {
    const said = say`Until ${atMoment(noon, 'Australia/Sydney')}`;

    expect(inLanguage(said, 'en').replace(/\s/g, ' ')).toBe(
      'Until 23 November 2026 at 12:00 pm (Australia/Sydney)',
    );
  });

  test('leaves what people wrote as they wrote it, signs of the message format too', () => {
    const words = "It’s {0} — “{name}” it's 100% \\u0041 <b>";

    expect(inLanguage(say`${words}`, 'en')).toBe(words);
    expect(inLanguage(say`Reason: ${words}`, 'en-XA')).toBe(`[Réásón: ${words}]`);
  });

  test('says nothing where there is nothing to fill in', () => {
    expect(inLanguage(say`Reason: ${null}${undefined}`, 'en')).toBe('Reason: ');
  });

  test('says the texts within it in the same language', () => {
    const said = say`See ${listed([say`one`, say`two`])} and ${say`three`}`;

    expect(inLanguage(said, 'en-XA')).toBe('[Séé [óné], [twó] ánd [thréé]]');
  });

  test('is English in a language that the house does not speak', () => {
    expect(inLanguage(say`New offer`, 'fr')).toBe('New offer');
  });
});
