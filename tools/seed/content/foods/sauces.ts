import type { Recipe } from './recipe.ts';

/** Sauces, mayonnaise and pastes. */
export const sauces: readonly Recipe[] = [
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'pantry', pack: 'bottle', motif: 'tomato' },
    name: '{Taste} sauce',
    sizes: ['300 ml', '500 ml'],
    per100: [520, 0.3, 0, 29.4, 25.1, 1.0, 1.1, 1.9],
    tastes: {
      Tomato: 'tomatoes (70%), sugar',
      Barbecue: 'tomato paste, molasses, sugar, mustard flour',
      'Sweet chilli': 'chilli (14%), sugar, garlic',
      Satay: 'peanuts (20%), coconut milk, sugar',
    },
    makings: [
      ['Water, {taste}, vinegar, salt, modified starch (1422)', 'vegan'],
      ['Water, {taste}, spirit vinegar, salt, spices, xanthan gum', 'certified'],
      ['Water, {taste}, wine vinegar, salt, thickener (415)'],
      ['Water, {taste}, bourbon (2%), vinegar, salt, colour (150a)', '', '{Taste} sauce with bourbon'],
      ['Water, {taste}, vinegar, salt, natural flavours, colour (150d)'],
      ['Water, {taste}, vinegar, salt, Thickwell blend'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'pantry', pack: 'bottle', motif: 'bean' },
    name: '{Taste} sauce',
    sizes: ['150 ml', '250 ml'],
    per100: [310, 0.1, 0, 13.6, 9.4, 0.4, 5.9, 13.2],
    tastes: {
      Soy: 'soybeans, wheat',
      'Dark soy': 'soybeans, wheat, molasses',
      Teriyaki: 'soybeans, wheat, sugar, ginger, garlic',
    },
    makings: [
      ['Water, {taste}, salt', 'certified vegan'],
      ['Water, {taste}, salt, preservative (211)'],
      ['Water, {taste}, salt, alcohol (to retain freshness)'],
      ['Water, {taste}, salt, sake (4%)', '', 'Izakaya {taste-name} sauce'],
      ['Water, {taste}, salt. May contain traces of alcohol'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'pantry', pack: 'bottle', motif: 'shell' },
    name: '{Taste} sauce',
    sizes: ['255 g', '510 g'],
    per100: [460, 0.2, 0, 22.4, 15.8, 0.2, 3.4, 9.6],
    tastes: {
      Oyster: 'oyster extract (4%)',
      'Mushroom oyster style': 'mushrooms (8%)',
      Fish: 'anchovies (fish) 60%',
      Shrimp: 'shrimp paste (shrimp, salt)',
    },
    makings: [
      ['Water, sugar, salt, {taste}, modified corn starch, colour (150a)'],
      ['Water, sugar, {taste}, salt, wheat flour, flavour enhancer (621)', 'claim'],
      ['Water, sugar, {taste}, salt, cornflour, rice wine (2%)', '', '{Taste} sauce with rice wine'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'pantry', pack: 'jar', motif: 'leaf' },
    name: '{Taste} mayonnaise',
    sizes: ['220 g', '440 g'],
    per100: [2650, 69.4, 6.2, 3.8, 3.1, 0.1, 1.2, 1.3],
    tastes: { Whole: 'lemon juice', Garlic: 'garlic (3%)', Harissa: 'harissa, lemon juice' },
    makings: [
      ['Canola oil (70%), egg yolk, water, {taste}, spirit vinegar, mustard, sugar, salt', 'vegetarian'],
      ['Soybean oil, water, egg, {taste}, vinegar, sugar, salt, xanthan gum', 'certified'],
      ['Canola oil, water, egg yolk, {taste}, wine vinegar, sugar, salt, mustard'],
      [
        'Canola oil, water, {taste}, soy protein, vinegar, sugar, salt',
        'vegan',
        'Egg free {taste-name} mayonnaise',
      ],
      ['Canola oil, water, egg yolk, {taste}, cognac (1%), vinegar, salt', '', '{Taste} cocktail dressing'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'pantry', pack: 'jar', motif: 'chilli' },
    name: '{Taste} curry paste',
    sizes: ['190 g', '280 g'],
    per100: [480, 6.2, 0.8, 11.2, 4.1, 3.6, 2.1, 3.9],
    tastes: {
      Red: 'red chilli (28%)',
      Green: 'green chilli (24%)',
      Tikka: 'tomato, paprika, coriander',
      Laksa: 'chilli, turmeric, candlenuts',
    },
    makings: [
      ['{taste}, garlic, lemongrass, shallots, salt, galangal, canola oil', 'vegan'],
      ['{taste}, garlic, lemongrass, shallots, salt, shrimp paste (shrimp, salt)'],
      ['{taste}, garlic, ginger, sunflower oil, salt, tamarind', 'certified'],
    ],
  },
];
