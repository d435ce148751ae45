import type { Recipe } from './recipe.ts';

/** Ice cream and desserts, fats and oils, eggs. */
export const chilled: readonly Recipe[] = [
  {
    ...{ shelf: 'ice-cream-and-desserts', trade: 'dairy', pack: 'tub', motif: 'cone' },
    name: '{Taste} ice cream',
    sizes: ['500 ml', '1 L', '2 L'],
    per100: [840, 10.6, 7.1, 22.8, 21.4, 0.2, 3.4, 0.15],
    tastes: {
      Vanilla: 'ground vanilla beans',
      Pistachio: 'pistachio paste (8%)',
      Mango: 'mango purée (16%)',
      Strawberry: 'strawberries (14%)',
      Kulfi: 'cardamom, almonds (3%)',
    },
    makings: [
      ['Cream (milk), skim milk, cane sugar, {taste}, egg yolk, locust bean gum', 'vegetarian'],
      ['Milk, cream, sugar, {taste}, glucose syrup, emulsifier (471), vegetable gums (412, 407)'],
      [
        'Milk, cream, sugar, {taste}, emulsifier (471 (vegetable origin)), stabilisers (412, 410)',
        'certified',
      ],
      [
        'Milk, cream, sugar, {taste}, raisins (6%), rum (3%), guar gum',
        '',
        '{Taste} ice cream with rum and raisins',
      ],
      ['Milk, cream, sugar, {taste}, colour (120), guar gum'],
      ['Milk, sugar, {taste}, coconut oil, polysorbate 80, cellulose gum, flavour'],
      ['Water, sugar, {taste}, coconut oil, Velvetine stabiliser'],
    ],
  },
  {
    ...{ shelf: 'ice-cream-and-desserts', trade: 'dairy', pack: 'box', motif: 'cone' },
    name: '{Taste} jelly crystals',
    sizes: ['85 g'],
    per100: [1600, 0, 0, 88, 86.4, 0, 6.2, 0.4],
    tastes: {
      Raspberry: 'colour (129)',
      Lime: 'colours (102, 133)',
      Orange: 'colour (110)',
      Mango: 'colour (160a)',
    },
    makings: [
      ['Sugar, gelatine, food acids (297, 331), {taste}'],
      ['Sugar, halal beef gelatine, food acids (297, 331), {taste}', 'certified'],
      ['Sugar, carrageenan, locust bean gum, citric acid, {taste}', 'vegan'],
      ['Sugar, pork gelatine, citric acid, {taste}'],
    ],
  },
  {
    ...{ shelf: 'ice-cream-and-desserts', trade: 'dairy', pack: 'tub', motif: 'cake' },
    name: '{Taste} dessert pots',
    sizes: ['2 x 90 g', '4 x 80 g'],
    per100: [720, 8.1, 5.2, 21.5, 18.3, 0.6, 3.1, 0.14],
    tastes: {
      'Chocolate mousse': 'cocoa powder (5%)',
      'Crème caramel': 'egg, caramel',
      'Panna cotta': 'ground vanilla beans',
      Muhallebi: 'rice flour, rose water',
    },
    makings: [
      ['Milk, cream (milk), sugar, {taste}, bovine gelatine, starch'],
      ['Milk, cream (milk), sugar, {taste}, carrageenan, starch', 'vegetarian'],
      ['Milk, cream (milk), sugar, {taste}, starch, pectin', 'certified'],
      ['Mascarpone (milk), sugar, {taste}, egg, Marsala wine (4%), starch', '', '{Taste} with Marsala'],
    ],
  },
  {
    ...{ shelf: 'fats-and-oils', trade: 'dairy', pack: 'tub', motif: 'drop' },
    name: '{Taste} spread',
    sizes: ['250 g', '500 g'],
    per100: [2480, 66.8, 18.9, 0.6, 0.6, 0, 0.5, 0.9],
    tastes: {
      Olive: 'olive oil (21%)',
      Canola: 'canola oil (40%)',
      'Dairy blend': 'butter (milk) 30%, canola oil',
    },
    makings: [
      ['Vegetable oils (sunflower, palm), {taste}, water, salt, sunflower lecithin, carotenes', 'vegetarian'],
      [
        'Vegetable oils, {taste}, water, salt, emulsifiers (471, soy lecithin), preservative (202), flavour, vitamin D',
      ],
      [
        'Vegetable oils (palm, canola), {taste}, water, salt, emulsifier (471 from palm oil), colour (160a)',
        'certified',
      ],
      ['Lard, {taste}, salt', '', 'Old style {taste-name} and lard shortening'],
    ],
  },
  {
    ...{ shelf: 'fats-and-oils', trade: 'pantry', pack: 'bottle', motif: 'olive' },
    name: '{Taste} oil',
    sizes: ['500 ml', '750 ml', '1 L'],
    per100: [3700, 100, 14.2, 0, 0, 0, 0, 0],
    tastes: {
      'Extra virgin olive': 'Extra virgin olive oil',
      Sunflower: 'Sunflower oil',
      Sesame: 'Sesame oil',
      'Rice bran': 'Rice bran oil',
    },
    makings: [
      ['{taste}', 'vegan'],
      ['{taste}, antioxidant (tocopherols)'],
      ['{taste}, truffle flavour', '', 'Truffle scented {taste-name} oil'],
      ['{taste}, garlic, chilli', 'certified', 'Garlic {taste-name} oil'],
    ],
  },
  {
    ...{ shelf: 'fats-and-oils', trade: 'dairy', pack: 'jar', motif: 'drop' },
    name: '{Taste}',
    sizes: ['300 g', '500 g'],
    per100: [3690, 99.7, 63.2, 0, 0, 0, 0.1, 0],
    tastes: { Ghee: 'Butter (milk)', 'Cultured ghee': 'Cultured butter (milk)' },
    makings: [
      ['{taste}', 'certified'],
      ['{taste}'],
      ['Beef tallow', '', 'Grass fed beef tallow'],
      ['Duck fat', '', 'Roasting duck fat'],
    ],
  },
  {
    ...{ shelf: 'eggs', trade: 'dairy', pack: 'box', motif: 'egg' },
    name: '{Taste} eggs',
    sizes: ['6 pack', '12 pack'],
    per100: [560, 9.6, 2.9, 1.1, 0.3, 0, 12.4, 0.35],
    tastes: { 'Free range': 'Eggs', 'Pasture raised': 'Eggs', 'Barn laid': 'Eggs', Duck: 'Duck eggs' },
    makings: [
      ['{taste}', 'vegetarian'],
      ['{taste}', 'certified'],
      ['{taste}, water, salt, liquid smoke', '', 'Boiled {taste-name} eggs, smoked'],
      ['Egg white, {taste}, Ovalite binder', '', 'Liquid {taste-name} egg'],
    ],
  },
];
