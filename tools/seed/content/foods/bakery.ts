import type { Recipe } from './recipe.ts';

/** Bread, biscuits, cakes, and what is eaten in the morning. */
export const bakery: readonly Recipe[] = [
  {
    shelf: 'bread',
    trade: 'bakery',
    pack: 'loaf',
    motif: 'wheat',
    name: '{Taste} sandwich loaf',
    sizes: ['650 g', '700 g'],
    per100: [1020, 2.4, 0.4, 43.5, 2.6, 4.2, 9.1, 0.98],
    tastes: {
      White: 'wheat flour',
      Wholemeal: 'wholemeal wheat flour (61%)',
      Multigrain: 'wheat flour, kibbled grains (12%) (wheat, rye, oats), linseeds',
      Rye: 'rye flour (38%), wheat flour',
    },
    makings: [
      [
        "{taste}, water, baker's yeast, canola oil, iodised salt, wheat gluten, soy flour, vitamins (thiamin, folic acid)",
      ],
      [
        '{taste}, water, yeast, iodised salt, canola oil, vinegar, emulsifier (472e), soy flour, vitamins (thiamin, folic acid)',
      ],
      [
        '{taste}, water, yeast, sugar, salt, emulsifiers (471, 481), preservative (282), flour treatment agent (920)',
      ],
      ['{taste}, water, yeast, salt, vegetable emulsifier (471 (vegetable origin)), wheat gluten', 'vegan'],
      ['{taste}, water, yeast, salt, Brotalin improver, canola oil'],
    ],
  },
  {
    shelf: 'bread',
    trade: 'bakery',
    pack: 'bag',
    motif: 'wheat',
    name: '{Taste} wraps',
    sizes: ['8 pack', '400 g'],
    per100: [1240, 5.6, 1.1, 50.1, 2.4, 3.1, 8.2, 1.3],
    tastes: {
      Plain: 'canola oil',
      Spinach: 'spinach powder (2%), canola oil',
      Wholegrain: 'wholemeal wheat flour (20%), canola oil',
    },
    makings: [
      [
        'Wheat flour, water, {taste}, sugar, raising agents (500, 450), salt, food acid (296), preservative (282)',
      ],
      ['Wheat flour, water, {taste}, humectant (422), raising agents (500, 450), salt, emulsifier (471)'],
      ['Wheat flour, water, {taste}, vegetable glycerine, salt, guar gum', 'certified'],
      ['Wheat flour, water, lard, salt, baking powder', '', 'Hacienda tortillas with lard'],
    ],
  },
  {
    shelf: 'bread',
    trade: 'bakery',
    pack: 'bag',
    motif: 'wheat',
    name: '{Taste} rolls',
    sizes: ['6 pack', '4 pack'],
    per100: [1180, 5.1, 1.2, 46.8, 5.4, 2.7, 9.3, 1.0],
    tastes: {
      'Brioche style': 'sugar, butter (milk), egg',
      'Sesame burger': 'sugar, canola oil, sesame seeds (2%)',
      'Long hot dog': 'sugar, canola oil',
    },
    makings: [
      ['Wheat flour, water, {taste}, yeast, salt, wheat gluten, ascorbic acid'],
      ['Wheat flour, water, {taste}, yeast, salt, emulsifiers (471, 472e), preservative (282)'],
      ['Wheat flour, water, {taste}, yeast, salt, emulsifier (472e), enzymes', 'lapsed'],
    ],
  },
  {
    shelf: 'biscuits-and-cakes',
    trade: 'bakery',
    pack: 'box',
    motif: 'biscuit',
    name: '{Taste} biscuits',
    sizes: ['200 g', '250 g', '375 g'],
    per100: [1980, 19.6, 9.4, 66.2, 27.5, 2.2, 6.1, 0.62],
    tastes: {
      'Tea time': 'milk solids',
      Ginger: 'ground ginger (1.5%)',
      'Oat and honey': 'rolled oats (18%), honey (4%)',
      Coconut: 'desiccated coconut (9%)',
      'Chocolate chip': 'chocolate chips (14%) [sugar, cocoa mass, cocoa butter, emulsifier (soy lecithin)]',
    },
    makings: [
      [
        'Wheat flour, sugar, vegetable oil (palm), {taste}, golden syrup, salt, raising agents (500, 503), emulsifier (soy lecithin)',
      ],
      ['Wheat flour, butter (milk) 22%, sugar, {taste}, salt, raising agent (500)', 'vegetarian'],
      [
        'Wheat flour, sugar, vegetable oil, {taste}, emulsifiers (471, 472e), raising agents (500, 503), salt, flavour',
      ],
      ['Wheat flour, sugar, shortening, {taste}, salt, baking powder'],
      ['Wheat flour, sugar, {taste}, vegetable oil (sunflower), Crispelle premix, salt'],
    ],
  },
  {
    shelf: 'biscuits-and-cakes',
    trade: 'bakery',
    pack: 'bag',
    motif: 'biscuit',
    name: '{Taste} cream wafers',
    sizes: ['125 g', '160 g'],
    per100: [2160, 26.4, 15.8, 63.8, 36.9, 1.4, 4.6, 0.3],
    tastes: {
      Strawberry: 'strawberry powder (2%)',
      Vanilla: 'vanillin',
      Hazelnut: 'hazelnut paste (6%)',
      Raspberry: 'raspberry powder (2%)',
    },
    makings: [
      [
        'Wheat flour, sugar, palm oil, {taste}, whey powder (milk), emulsifier (soy lecithin), colour (162), salt',
      ],
      [
        'Wheat flour, sugar, palm oil, {taste}, whey powder (milk), emulsifier (soy lecithin), colour (120), salt',
      ],
      ['Wheat flour, sugar, vegetable fat, {taste}, emulsifier (471), flavour, salt'],
      ['Wheat flour, sugar, coconut oil, {taste}, sunflower lecithin, beetroot powder, salt', 'vegan'],
    ],
  },
  {
    shelf: 'biscuits-and-cakes',
    trade: 'bakery',
    pack: 'tray',
    motif: 'cake',
    name: '{Taste} slice cake',
    sizes: ['300 g', '450 g'],
    per100: [1620, 16.8, 5.6, 53.4, 32.6, 1.6, 5.2, 0.72],
    tastes: {
      Lemon: 'lemon juice concentrate (2%), lemon peel',
      Banana: 'banana purée (14%)',
      Carrot: 'carrot (16%), walnuts (4%), cinnamon',
      Date: 'dates (18%)',
    },
    makings: [
      ['Wheat flour, sugar, egg, sunflower oil, {taste}, buttermilk powder, raising agents (450, 500), salt'],
      [
        'Wheat flour, sugar, egg, {taste}, vegetable oil, emulsifiers (471, 475), humectant (422), preservative (202), salt',
      ],
      [
        'Wheat flour, butter (milk), sugar, egg, {taste}, emulsifier (471 from palm oil), baking powder',
        'certified',
      ],
      [
        'Wheat flour, sugar, egg, butter (milk), {taste}, brandy (2%), baking powder, salt',
        '',
        'Celebration {taste-name} cake',
      ],
      ['Wheat flour, sugar, egg, sunflower oil, {taste}, rum flavouring, baking powder'],
    ],
  },
  {
    shelf: 'biscuits-and-cakes',
    trade: 'bakery',
    pack: 'box',
    motif: 'cake',
    name: '{Taste} trifle cups',
    sizes: ['2 x 110 g', '440 g'],
    per100: [760, 7.4, 4.5, 25.8, 19.9, 0.7, 2.6, 0.16],
    tastes: { Raspberry: 'raspberries (8%)', 'Forest fruit': 'blackberries (5%), raspberries (4%)' },
    makings: [
      [
        'Custard (milk, sugar, egg yolk, cornflour), cream (milk), sponge (wheat flour, sugar, egg), {taste}, sherry (3%), sugar, pectin',
      ],
      [
        'Custard (milk, sugar, egg yolk, cornflour), cream (milk), sponge (wheat flour, sugar, egg), {taste}, sugar, gelatine, water',
      ],
      [
        'Custard (milk, sugar, egg yolk, cornflour), cream (milk), sponge (wheat flour, sugar, egg), {taste}, sugar, pectin, citric acid',
        'vegetarian',
      ],
    ],
  },
  {
    shelf: 'breakfast',
    trade: 'bakery',
    pack: 'box',
    motif: 'bowl',
    name: '{Taste} clusters',
    sizes: ['400 g', '500 g'],
    per100: [1710, 11.2, 2.4, 62.1, 19.8, 8.2, 9.6, 0.15],
    tastes: {
      'Honey almond': 'honey (6%), almonds (8%)',
      'Maple pecan': 'maple syrup (7%), pecans (8%)',
      'Cocoa hazelnut': 'cocoa powder (5%), hazelnuts (7%)',
      'Apricot pistachio': 'dried apricots (9%), pistachios (5%)',
    },
    makings: [
      ['Rolled oats (58%), {taste}, sugar, sunflower oil, puffed rice, sea salt'],
      ['Rolled oats (52%), {taste}, glucose syrup, sugar, canola oil, skim milk powder, flavour, salt'],
      ['Rolled oats (55%), {taste}, coconut sugar, coconut oil, cinnamon', 'vegetarian'],
      [
        'Rolled oats (48%), {taste}, sugar, marshmallow pieces (6%) [sugar, glucose syrup, gelatine (bovine), maize starch], canola oil',
      ],
      ['Rolled oats (50%), {taste}, sugar, canola oil, Vitagrain complex, salt'],
    ],
  },
  {
    shelf: 'breakfast',
    trade: 'bakery',
    pack: 'box',
    motif: 'wheat',
    name: '{Taste} flakes',
    sizes: ['375 g', '500 g', '725 g'],
    per100: [1580, 1.1, 0.3, 82.2, 8.4, 4.8, 7.5, 0.7],
    tastes: {
      Corn: 'corn (92%)',
      'Whole wheat': 'whole grain wheat (90%)',
      'Spelt and date': 'whole grain spelt (74%), dates (12%)',
    },
    makings: [
      [
        '{taste}, sugar, salt, barley malt extract, vitamins (niacin, riboflavin, folic acid), mineral (iron)',
      ],
      ['{taste}, sugar, salt, barley malt extract, vitamin D, vitamins (niacin, thiamin), iron'],
      [
        '{taste}, raw sugar, salt, barley malt extract, vitamins (niacin, thiamin, folic acid)',
        'certified vegan',
      ],
      ['{taste}, sugar, gelatin, salt, brown rice syrup', '', 'Frosted {taste-name} flakes'],
    ],
  },
];
