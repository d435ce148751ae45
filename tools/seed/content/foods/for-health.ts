import type { Recipe } from './recipe.ts';

/** Baby food and supplements. */
export const forHealth: readonly Recipe[] = [
  {
    ...{ shelf: 'baby-food', trade: 'small', pack: 'pouch', motif: 'bear' },
    name: '{Taste} purée',
    sizes: ['90 g', '120 g'],
    per100: [260, 0.5, 0.1, 12.4, 9.2, 1.8, 0.9, 0.02],
    fruitPercent: 95,
    tastes: {
      'Apple and pear': 'Apple (60%), pear (39%)',
      'Pumpkin and corn': 'Pumpkin (70%), corn (29%)',
      'Banana and oats': 'Banana (80%), oats (6%), water',
      'Peas and mint': 'Peas (70%), potato, mint',
    },
    makings: [
      ['{taste}, lemon juice concentrate', 'vegan'],
      ['{taste}, vitamin C', 'certified'],
      ['{taste}, chicken (10%), olive oil', '', '{Taste} purée with chicken'],
      ['{taste}, halal lamb (10%), olive oil', 'certified', '{Taste} purée with lamb'],
      ['{taste}, Growmore nutrient mix'],
    ],
  },
  {
    ...{ shelf: 'baby-food', trade: 'small', pack: 'tin', motif: 'bear' },
    name: '{Taste}',
    sizes: ['400 g', '900 g'],
    per100: [2120, 26.4, 9.2, 56.1, 55.2, 1.4, 10.8, 0.4],
    tastes: {
      'Toddler milk': 'skim milk powder, lactose',
      'Rice cereal': 'rice flour',
      'Goat milk formula': 'goat milk powder, lactose',
    },
    makings: [
      [
        '{taste}, vegetable oils (sunflower, canola, coconut), soy lecithin, calcium carbonate, vitamin C, iron',
        'certified',
      ],
      ['{taste}, vegetable oils, fish oil, soy lecithin, vitamins, minerals'],
      ['{taste}, vegetable oils, emulsifier (471), taurine, vitamin D, minerals'],
    ],
  },
  {
    ...{ shelf: 'supplements', trade: 'small', pack: 'bottle', motif: 'pill' },
    name: '{Taste} capsules',
    sizes: ['60 capsules', '120 capsules'],
    per100: [1200, 10, 2, 30, 1, 5, 20, 0.1],
    tastes: {
      'Fish oil': 'fish oil',
      'Black seed oil': 'black seed oil',
      Turmeric: 'turmeric, black pepper',
      'Vitamin D': 'sunflower oil, vitamin D3',
      Magnesium: 'magnesium oxide',
    },
    makings: [
      ['{taste}, capsule (gelatine, glycerol, water)'],
      ['{taste}, capsule (halal beef gelatine, vegetable glycerine, water)', 'certified'],
      ['{taste}, vegetable capsule (hydroxypropyl methylcellulose)', ''],
      ['{taste}, capsule (porcine gelatine, glycerol)'],
      ['{taste}, Bioveil coating'],
    ],
  },
  {
    ...{ shelf: 'supplements', trade: 'small', pack: 'tub', motif: 'pill' },
    name: '{Taste} protein powder',
    sizes: ['500 g', '1 kg'],
    per100: [1610, 5.4, 2.8, 9.6, 5.8, 2.1, 74.6, 0.6],
    tastes: { Vanilla: 'vanillin', Chocolate: 'cocoa powder (6%)', Date: 'date powder (8%)' },
    makings: [
      ['Whey protein isolate (milk), {taste}, sunflower lecithin, sweetener (955), xanthan gum', 'certified'],
      ['Pea protein, {taste}, coconut sugar, guar gum, salt', 'vegan'],
      ['Whey protein concentrate (milk), {taste}, soy lecithin, flavour, sweetener (955)'],
      ['Hydrolysed bovine collagen, {taste}, sweetener (960)'],
      ['Whey protein isolate (milk), {taste}, Anabolex matrix'],
    ],
  },
];
