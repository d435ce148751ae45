import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { certifiers } from '../tables/certifiers.ts';
import { sources } from '../tables/sources.ts';
import { schools, strictnesses } from './verdicts.ts';
import { ethanolLimits } from './weigh-alcohol.ts';

const certificate = {
  kind: 'halal-certificate',
  certifierId: certifiers[0]?.id ?? '',
  validUntil: '2030-01-01',
} as const;

const said = (ingredients: string, labels: readonly (typeof certificate)[] = []) => {
  const { verdict } = analyse({ ingredients, labels, today: '2026-11-20' });
  return schools.flatMap((school) => strictnesses.map((strictness) => verdict[school][strictness]));
};

describe('ethanol in a list', () => {
  test.each([
    'Water, ethanol 40%',
    'Water, sugar, salt, rice, 0.6 % ethanol',
    'Water, ethyl alcohol',
    'Eau, alcool éthylique, sucre',
    'Wasser, Trinkalkohol',
    'Zucker, Wasser, Salz, Äthanol 12 %',
    'ماء، كحول إيثيلي ٤٠٪',
    'ماء، إيثانول',
    'Air, gula, etil alkohol',
    'Su, etil alkol',
    'Sugar, rice, salt, oil, alc. 5% vol',
    'Sucre, riz, sel, huile, alcool 12% vol.',
    'Sugar, rice, salt, oil, 5 % ABV',
    'Water, sugar, salt, ethanol, lemon juice 2 %',
    'Sugar, rice, salt, extract 2 % (vanilla, sugar, water, ethanol 35 %)',
    'Flavour (water, ethanol)',
    'Water\nethanol\nsugar',
  ])('that is more than a trace is haram, whatever certificate stands beside it: "%s"', (ingredients) => {
    expect(new Set([...said(ingredients), ...said(ingredients, [certificate])])).toEqual(new Set(['haram']));
  });

  test.each([
    ['Water, sugar, salt, ethanol', 'doubtful'],
    ['Water, sugar, salt, ethanol 0.3 %', 'doubtful'],
    ['Water, sugar, salt, ethanol 0.05 %', 'halal'],
  ])(
    'that may be a trace is cleared by a certificate, for the strict by a printed share: "%s"',
    (list, strict) => {
      const plain = analyse({ ingredients: list });
      const certified = analyse({ ingredients: list, labels: [certificate], today: '2026-11-20' });

      expect(plain.verdict.shafii.lenient).toBe('doubtful');
      expect(certified.verdict.shafii.standard).toBe('halal');
      expect(certified.verdict.shafii.strict).toBe(strict);
    },
  );

  test.each([
    'Sugar alcohols (sorbitol)',
    'Zuckeralkohole: Sorbit',
    'Gula alkohol, air',
    'Fettalkohol',
    'Cetyl alcohol, benzyl alcohol',
    'Alcool cétylique',
    'كحول سكري',
    'Şeker alkolü',
    'Sugar, alcohol 0.0 %',
    'Zucker, 0,0 % Alkohol',
  ])('is not what other things are called by their chemistry or deny: "%s"', (ingredients) => {
    expect(said(ingredients)).not.toContain('haram');
  });

  test.each(['alcohol-free beer', 'bière sans alcool', 'alkoholfreies Bier', 'alkolsüz bira', '0.0% beer'])(
    'is not proven away for the strict by calling a drink free of it: "%s"',
    (ingredients) => {
      const { verdict } = analyse({ ingredients, labels: [certificate], today: '2026-11-20' });

      expect(said(ingredients)).not.toContain('halal');
      expect(verdict.shafii.strict).not.toBe('halal');
    },
  );

  test('has a limit for each reading, no looser for a stricter one, with a source that is listed', () => {
    const { lenient, standard, strict } = ethanolLimits;
    const known = sources.map(({ id }) => id);

    expect(lenient.percent).toBeGreaterThanOrEqual(standard.percent);
    expect(standard.percent).toBeGreaterThanOrEqual(strict.percent);
    expect([lenient, standard, strict].filter(({ source }) => !known.includes(source))).toEqual([]);
  });
});
