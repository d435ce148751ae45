import type { Recipe } from './recipe.ts';

/** Nuts, fruit and vegetables that keep, and snacks. */
export const snacks: readonly Recipe[] = [
  {
    ...{ shelf: 'nuts-and-seeds', trade: 'snacks', pack: 'pouch', motif: 'nut' },
    name: '{Taste}',
    sizes: ['125 g', '250 g', '500 g'],
    per100: [2510, 51.4, 5.2, 14.8, 4.6, 9.1, 21.6, 0.6],
    tastes: {
      'Roasted almonds': 'almonds',
      'Salted cashews': 'cashews',
      'Pistachios in shell': 'pistachios',
      Macadamias: 'macadamias',
      'Mixed nuts': 'cashews, almonds, hazelnuts, peanuts',
    },
    makings: [
      ['{taste}, sea salt', 'vegan'],
      ['{taste}, sunflower oil, salt', 'certified'],
      ['{taste}, honey (8%), sugar, sesame seeds, salt', 'vegetarian', 'Honey {taste-name}'],
      [
        '{taste}, canola oil, salt, flavour enhancer (635), smoke flavour, natural flavours',
        '',
        'Smoky {taste-name}',
      ],
      ['{taste}, bacon powder (pork), sunflower oil, salt', '', '{Taste} with bacon'],
    ],
  },
  {
    ...{ shelf: 'fruit-and-vegetables', trade: 'pantry', pack: 'can', motif: 'peas' },
    name: '{Taste}',
    sizes: ['400 g', '800 g'],
    per100: [390, 1.4, 0.2, 13.6, 1.6, 5.2, 5.6, 0.5],
    fruitPercent: 65,
    tastes: {
      Chickpeas: 'Chickpeas (60%)',
      'Peeled tomatoes': 'Tomatoes (65%), tomato juice',
      'Corn kernels': 'Corn (70%)',
      'Red kidney beans': 'Red kidney beans (60%)',
    },
    makings: [
      ['{taste}, water, salt', 'vegan'],
      ['{taste}, water, salt, firming agent (509)', 'certified'],
      ['{taste}, water, pork (2%), sugar, salt', '', '{Taste} with pork'],
    ],
  },
  {
    ...{ shelf: 'fruit-and-vegetables', trade: 'pantry', pack: 'bag', motif: 'carrot' },
    name: 'Frozen {taste-name}',
    sizes: ['500 g', '1 kg'],
    per100: [220, 0.4, 0.1, 7.9, 4.6, 3.4, 2.6, 0.05],
    fruitPercent: 98,
    tastes: {
      'peas and corn': 'Peas, corn',
      'mixed berries': 'Blueberries, raspberries, blackberries',
      okra: 'Okra',
      'mango pieces': 'Mango',
    },
    makings: [
      ['{taste}', 'vegan'],
      ['{taste}', 'certified'],
      ['{taste}, butter (milk), salt, emulsifier (471)', '', 'Buttery {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'fruit-and-vegetables', trade: 'pantry', pack: 'box', motif: 'mango' },
    name: '{Taste}',
    sizes: ['200 g', '500 g'],
    per100: [1230, 0.4, 0.1, 68.1, 62.4, 7.9, 2.2, 0.02],
    fruitPercent: 99,
    tastes: {
      'Medjool dates': 'Dates',
      'Dried apricots': 'Dried apricots',
      'Golden sultanas': 'Sultanas',
      'Dried figs': 'Dried figs',
    },
    makings: [
      ['{taste}', 'certified vegan'],
      ['{taste}, preservative (220)'],
      [
        '{taste}, chocolate (30%) [cocoa mass, sugar, cocoa butter, emulsifier (soy lecithin)], glazing agent (904)',
        '',
        'Chocolate {taste-name}',
      ],
      ['{taste}, brandy (4%)', '', 'Steeped {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'fruit-and-vegetables', trade: 'pantry', pack: 'jar', motif: 'olive' },
    name: '{Taste}',
    sizes: ['350 g', '680 g'],
    per100: [240, 3.1, 0.4, 4.6, 2.6, 2.4, 1.1, 2.6],
    fruitPercent: 60,
    tastes: {
      'Green olives': 'Green olives',
      'Pickled cucumbers': 'Cucumbers',
      'Pickled turnips': 'Turnip, beetroot',
      'Stuffed vine leaves': 'Rice, vine leaves, onion, sunflower oil',
    },
    makings: [
      ['{taste}, water, salt, vinegar, citric acid', 'vegan'],
      ['{taste}, water, salt, wine vinegar, garlic'],
      ['{taste}, water, salt, anchovy paste (anchovies (fish), salt)', 'claim', '{Taste} with anchovy'],
    ],
  },
  {
    ...{ shelf: 'crisps-and-snacks', trade: 'snacks', pack: 'bag', motif: 'chip' },
    name: '{Taste} potato chips',
    sizes: ['90 g', '165 g', '175 g'],
    per100: [2180, 31.6, 3.1, 50.6, 1.9, 4.2, 6.3, 1.2],
    tastes: {
      'Sea salt': 'sea salt',
      'Salt and vinegar': 'salt, vinegar powder, citric acid',
      Paprika: 'paprika, onion powder, salt, sugar',
      'Sour cream and chives': 'sour cream powder (milk), chives, onion powder, salt',
    },
    makings: [
      ['Potatoes, sunflower oil, {taste}', 'vegetarian'],
      ['Potatoes, canola oil, {taste}, maltodextrin, yeast powder', 'certified'],
      ['Potatoes, canola oil, {taste}, flavour enhancers (621, 635), natural flavours'],
      [
        'Potatoes, sunflower oil, {taste}, bacon powder (pork), smoked paprika',
        '',
        '{Taste} and bacon potato chips',
      ],
      [
        'Potatoes, sunflower oil, {taste}, chicken flavour, sugar',
        'lapsed',
        '{Taste} and roast chicken potato chips',
      ],
      ['Potatoes, canola oil, {taste}, Zestovar seasoning'],
    ],
  },
  {
    ...{ shelf: 'crisps-and-snacks', trade: 'snacks', pack: 'bag', motif: 'chip' },
    name: '{Taste}',
    sizes: ['100 g', '150 g'],
    per100: [2020, 22.4, 2.6, 61.2, 3.6, 4.6, 7.1, 1.3],
    tastes: {
      'Corn chips': 'corn (72%), canola oil',
      'Pita crisps': 'wheat flour, olive oil',
      'Rice crackers': 'rice (85%), sunflower oil',
      'Lentil puffs': 'lentil flour (60%), sunflower oil',
    },
    makings: [
      ['{taste}, salt', 'vegan'],
      [
        '{taste}, cheese powder (milk), whey powder (milk), salt, onion powder',
        'certified',
        'Cheese {taste-name}',
      ],
      [
        '{taste}, cheese powder (milk), salt, flavour enhancers (621, 627, 631), colours (110, 160c)',
        '',
        'Nacho {taste-name}',
      ],
      ['{taste}, prawns (crustacean) 8%, salt, sugar', '', 'Prawn {taste-name}'],
      ['{taste}, pork rinds (20%), salt, smoked paprika', '', 'Crackling {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'crisps-and-snacks', trade: 'snacks', pack: 'bar', motif: 'nut' },
    name: '{Taste} bar',
    sizes: ['35 g', '6 x 35 g'],
    per100: [1820, 17.2, 4.6, 55.1, 27.2, 6.4, 9.8, 0.2],
    tastes: {
      'Nut and honey': 'peanuts (20%), honey (9%)',
      'Apricot yoghurt': 'dried apricots (14%), yoghurt powder (milk)',
      'Cocoa date': 'dates (30%), cocoa powder (6%)',
    },
    makings: [
      [
        'Rolled oats (36%), {taste}, glucose syrup, canola oil, puffed rice, emulsifier (soy lecithin)',
        'vegetarian',
      ],
      ['Rolled oats (34%), {taste}, rice syrup, sunflower oil, salt', 'certified'],
      ['Rolled oats (30%), {taste}, glucose syrup, glycerine (422), vegetable fat, flavour'],
      ['Rolled oats (28%), {taste}, hydrolysed bovine collagen (8%), rice syrup', '', '{Taste} collagen bar'],
      ['Rolled oats (30%), {taste}, rice syrup, Nutrivine protein blend'],
    ],
  },
];
