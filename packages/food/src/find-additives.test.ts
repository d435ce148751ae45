import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';

const numbersIn = (ingredients: string) =>
  analyse({ ingredients }).additives.map(({ additive }) => `E${additive?.number}`);

describe('vitamins and minerals of fortification', () => {
  test.each([
    'Wheat flour (wheat flour, calcium carbonate, iron, niacin, thiamin), salt',
    'Wheat flour, calcium carbonate, iron, niacin, thiamin, water',
    'Cereal, vitamins: niacin, riboflavin, folic acid, minerals: iron, zinc oxide',
    'Milk, vitamins (ascorbic acid, tocopherol), sugar',
    'Lait, vitamine C, vitamine E, vitamine D',
    'Mehl, Vitamin B2, Niacin, Eisen, Calciumcarbonat',
    'Un, demir, niasin, tiamin',
  ])('are no additives: %s', (ingredients) => {
    expect(numbersIn(ingredients)).toEqual([]);
  });

  test('do not make a food ultra-processed', () => {
    const { nova } = analyse({ ingredients: 'Wheat flour, calcium carbonate, iron, niacin, thiamin, water' });

    expect(nova).toBe(1);
  });

  test.each([
    ['Apple, antioxidant: ascorbic acid', ['E300']],
    ['Sugar, E170, iron, niacin, thiamin', ['E170']],
    ['Sugar, colour (riboflavin), salt', ['E101']],
    ['Sugar, calcium carbonate, salt', ['E170']],
  ])('are told from additives of the same name: %s', (ingredients, numbers) => {
    expect(numbersIn(ingredients)).toEqual(numbers);
  });
});

describe('an additive by its name', () => {
  test.each([
    ['Chocolate mass, emulsifier: soy lecithin', ['E322']],
    ['Sucre, émulsifiant (lécithine de soja)', ['E322']],
    ['Sugar, emulsifier: soya lecithin (E322)', ['E322']],
    ['Water, colour: caramel', ['E150a']],
    ['Eau, colorant: caramel, sel', ['E150a']],
    ['Wasser, Farbstoff: Karamell', ['E150a']],
    ['Water, colours (caramel, riboflavin)', ['E150a', 'E101']],
    ['Su, renklendirici: karamel', ['E150a']],
    ['Air, pewarna (karamel)', ['E150a']],
  ])('counts with its number: %s', (ingredients, numbers) => {
    const analysis = analyse({ ingredients });

    expect(analysis.additives.map(({ additive }) => `E${additive?.number}`)).toEqual(numbers);
    expect(analysis.nova).toBe(4);
  });

  test('brings its allergen beside its number', () => {
    const analysis = analyse({ ingredients: 'Sugar, emulsifier: soy lecithin' });

    expect(analysis.allergens.contains).toEqual(['soy']);
    expect(analyse({ ingredients: 'Sugar, E322' }).allergens.contains).toEqual([]);
  });

  test('stays a sweet where no class says that it colours', () => {
    expect(numbersIn('Sugar, caramel, salt')).toEqual([]);
  });
});
