import type { Recipe } from './recipe.ts';

const fruits = {
  Strawberry: 'strawberries (8%)',
  Mango: 'mango purée (9%)',
  Vanilla: 'ground vanilla beans',
  'Passion fruit': 'passionfruit (7%)',
  Blueberry: 'blueberries (8%)',
};

/** Yoghurt, cheese, and milk. */
export const dairy: readonly Recipe[] = [
  {
    ...{ shelf: 'yogurt', trade: 'dairy', pack: 'tub', motif: 'berry' },
    name: '{Taste} yoghurt',
    sizes: ['160 g', '500 g', '1 kg'],
    per100: [395, 3.1, 2.0, 12.1, 11.4, 0.2, 4.5, 0.12],
    tastes: fruits,
    makings: [
      ['Whole milk, sugar, {taste}, milk solids, thickener (pectin), live yoghurt cultures', 'vegetarian'],
      ['Skim milk, sugar, {taste}, cream (milk), gelatine, live cultures'],
      ['Skim milk, sugar, {taste}, halal gelatine, thickener (1442), live cultures', 'certified'],
      ['Whole milk, sugar, {taste}, thickener (1442), colour (120), live cultures'],
      ['Skim milk, milk solids, sugar, {taste}, thickener (1442), flavour, live cultures'],
      [
        'Coconut milk (coconut extract, water), sugar, {taste}, tapioca starch, live vegan cultures',
        'vegan',
        'Coconut yoghurt, {taste-name}',
      ],
    ],
  },
  {
    ...{ shelf: 'yogurt', trade: 'dairy', pack: 'bottle', motif: 'drop' },
    name: '{Taste} drinking yoghurt',
    sizes: ['250 ml', '1 L'],
    per100: [310, 1.6, 1.0, 11.9, 11.2, 0.1, 3.1, 0.1],
    tastes: { Plain: 'salt', Mango: 'mango purée (12%)', Rose: 'rose water', Mint: 'mint' },
    makings: [
      ['Yoghurt (milk, live cultures), water, {taste}', 'certified'],
      ['Milk, water, sugar, {taste}, stabiliser (pectin), live cultures'],
      ['Milk, water, sugar, {taste}, stabilisers (440, 466), natural flavour, live cultures'],
      ['Milk, water, {taste}, Lactivine cultures'],
    ],
  },
  {
    ...{ shelf: 'cheese', trade: 'dairy', pack: 'tray', motif: 'cheese' },
    name: '{Taste} block',
    sizes: ['250 g', '500 g'],
    per100: [1690, 33.2, 21.4, 0.6, 0.4, 0, 25.1, 1.75],
    tastes: {
      'Tasty cheddar': 'starter cultures',
      'Mild cheddar': 'starter cultures',
      'Smoked cheddar': 'starter cultures, smoke',
      Gouda: 'starter cultures, colour (160b)',
    },
    makings: [
      ["Pasteurised cow's milk, salt, {taste}, microbial rennet", 'vegetarian'],
      ['Pasteurised milk, salt, {taste}, non-animal rennet', 'certified'],
      ['Pasteurised milk, salt, {taste}, rennet'],
      ['Unpasteurised milk, salt, {taste}, calf rennet'],
      ['Pasteurised milk, salt, {taste}, enzymes'],
      ['Cheddar (milk, salt, cultures), port wine (4%), {taste}', '', '{Taste} with port'],
    ],
  },
  {
    ...{ shelf: 'cheese', trade: 'dairy', pack: 'tub', motif: 'cheese' },
    name: '{Taste} cream cheese',
    sizes: ['200 g', '250 g'],
    per100: [1120, 25.6, 16.8, 3.6, 3.2, 0.2, 6.2, 0.85],
    tastes: {
      Plain: 'salt',
      'Chive and onion': 'chives, onion powder, salt',
      'Smoked salmon': 'smoked salmon (fish) 8%, salt',
      Olive: 'olives (9%), salt',
    },
    makings: [
      ['Milk, cream, {taste}, locust bean gum, cultures', 'vegetarian'],
      ['Milk, cream, {taste}, locust bean gum, cultures, microbial rennet', 'certified'],
      [
        'Milk, cream, bacon (6%) (pork, salt, sodium nitrite), {taste}, cultures',
        '',
        '{Taste} and bacon cream cheese',
      ],
      ['Milk, cream, gelatine, {taste}, cultures'],
    ],
  },
  {
    ...{ shelf: 'cheese', trade: 'dairy', pack: 'pouch', motif: 'cheese' },
    name: '{Taste}',
    sizes: ['180 g', '200 g'],
    per100: [1310, 25.2, 17.2, 1.7, 1.6, 0, 21.2, 2.4],
    tastes: {
      Halloumi: 'mint',
      'Marinated feta': 'sunflower oil, thyme, garlic',
      'Nabulsi cheese': 'nigella seeds',
    },
    makings: [
      ['Pasteurised milk, salt, microbial rennet, {taste}', 'certified'],
      ['Pasteurised milk, salt, non-animal rennet, {taste}', 'vegetarian'],
      ['Sheep milk, goat milk, salt, animal rennet, {taste}'],
    ],
  },
  {
    ...{ shelf: 'milk', trade: 'dairy', pack: 'carton', motif: 'drop' },
    name: '{Taste} milk',
    sizes: ['1 L', '2 L', '600 ml'],
    per100: [290, 2.9, 1.9, 7.1, 6.9, 0, 3.5, 0.1],
    tastes: {
      'Full cream': '',
      'Lactose free': 'lactase',
      Chocolate: 'sugar, cocoa powder (1.5%)',
      Strawberry: 'sugar, strawberry juice concentrate (1%)',
      Iced: 'sugar, coffee (1%)',
    },
    makings: [
      ['Pasteurised milk, {taste}', 'vegetarian'],
      ['Pasteurised milk, {taste}, stabiliser (carrageenan)', 'certified'],
      ['Reduced fat milk, {taste}, vitamin D, stabiliser (407)'],
      ['Milk, {taste}, colour (120)'],
      ['Skim milk, {taste}, milk minerals, Calcivance premix'],
    ],
  },
  {
    ...{ shelf: 'milk', trade: 'dairy', pack: 'carton', motif: 'nut' },
    name: '{Taste} drink',
    sizes: ['1 L'],
    per100: [190, 2.2, 0.3, 4.9, 2.4, 0.6, 1.6, 0.11],
    tastes: { Oat: 'oats (12%)', Almond: 'almonds (4%)', Soy: 'soybeans (8%)', Coconut: 'coconut milk (9%)' },
    makings: [
      ['Water, {taste}, sunflower oil, calcium carbonate, sea salt, gellan gum', 'vegan'],
      ['Water, {taste}, cane sugar, calcium phosphate, salt, vitamin D2', 'certified vegan'],
      ['Water, {taste}, sugar, salt, natural flavours, vitamin D'],
    ],
  },
];
