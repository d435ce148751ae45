import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { palmOilIn } from './palm-oil.ts';

const palmIn = (ingredients: string) => palmOilIn(ingredients, analyse({ ingredients }));

describe('palm oil', () => {
  test.each([
    'Sugar, palm oil, cocoa',
    'Wheat flour, vegetable oil (palm), salt',
    'Sucre, huile de palme, noisettes 13 %',
    'Farine, graisse de palmiste',
    'Zucker, Palmöl, Haselnüsse',
    'Weizenmehl, Palmkernfett, Salz',
    'Pflanzliches Fett (Palm, Raps)',
    'سكر، زيت النخيل، كاكاو',
    'Gula, minyak kelapa sawit, garam',
    'Şeker, palm yağı, kakao',
    'Vegetable fats (palm kernel, coconut)',
    'Sugar, PALMOLEIN, salt',
  ])('is told of: %s', (ingredients) => {
    expect(palmIn(ingredients)).toBe('yes');
  });

  test.each([
    'Flour, vegetable oil, salt',
    'Flour, vegetable oils (palm and/or sunflower), salt',
    'Mehl, Pflanzenöl (Palm oder Raps)',
    'Sugar, emulsifier (E471)',
    'Wheat flour, margarine, sugar',
    'Sugar, croissant, salt',
    'Sugar, xyzzol',
  ])('may be in: %s', (ingredients) => {
    expect(palmIn(ingredients)).toBe('may');
  });

  test.each([
    'Sugar, sunflower oil, salt',
    'Sugar, vegetable oil (sunflower), salt. No palm oil.',
    'Sucre, huile de tournesol. Sans huile de palme',
    'Zucker, Rapsöl, palmölfrei',
    'Palm sugar, water',
    'Hearts of palm, water, salt',
    'Cœurs de palmier, eau, sel',
    'Milk, vitamin A palmitate',
  ])('is not in: %s', (ingredients) => {
    expect(palmIn(ingredients)).not.toBe('yes');
  });

  test('is unknown of no list', () => {
    expect(palmIn('')).toBeUndefined();
  });
});
