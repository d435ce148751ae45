import type { Recipe } from './recipe.ts';

/** Meat and poultry. */
export const meat: readonly Recipe[] = [
  {
    ...{ shelf: 'red-meat', trade: 'meat', pack: 'tray', motif: 'steak' },
    name: '{Taste}',
    sizes: ['500 g', '1 kg'],
    per100: [860, 13.4, 5.8, 0, 0, 0, 20.4, 0.15],
    tastes: {
      'Beef mince': 'beef',
      'Lamb chops': 'lamb',
      'Goat curry pieces': 'goat',
      'Beef stir-fry strips': 'beef',
    },
    makings: [
      ['Halal {taste} (100%)', 'certified'],
      ['Halal {taste}', 'claim'],
      ['{taste}'],
      ['{taste} (98%), water, salt, mineral salts (451)', 'lapsed'],
    ],
  },
  {
    ...{ shelf: 'red-meat', trade: 'meat', pack: 'tray', motif: 'sausage' },
    name: '{Taste} beef sausages',
    sizes: ['480 g', '600 g'],
    per100: [940, 16.2, 7.4, 5.1, 0.9, 0.6, 14.6, 1.5],
    tastes: {
      Plain: 'pepper',
      Merguez: 'harissa, cumin, paprika',
      'Garlic and herb': 'garlic, parsley',
      'Tomato and onion': 'tomato, onion',
    },
    makings: [
      [
        'Halal beef (76%), water, rice flour, {taste}, salt, preservative (223), halal beef collagen casing',
        'certified',
      ],
      ['Halal beef (72%), water, potato starch, {taste}, salt, halal sheep casing', 'claim'],
      ['Beef (70%), water, rice flour, {taste}, salt, preservative (223), hog casing'],
      ['Beef (70%), water, rusk (wheat flour, salt), {taste}, salt, beef collagen casing'],
      [
        'Pork (80%), water, rusk (wheat flour, salt), {taste}, salt, preservative (223)',
        '',
        '{Taste} pork sausages',
      ],
    ],
  },
  {
    ...{ shelf: 'red-meat', trade: 'meat', pack: 'pouch', motif: 'steak' },
    name: '{Taste}',
    sizes: ['100 g', '150 g', '200 g'],
    per100: [720, 8.8, 3.5, 1.4, 0.8, 0.1, 21.8, 2.6],
    tastes: {
      Pastrami: 'pepper, coriander',
      'Smoked slices': 'beech smoke',
      'Pepper slices': 'pepper, garlic',
    },
    makings: [
      ['Halal beef (88%), water, salt, dextrose, {taste}, sodium nitrite', 'certified', 'Beef {taste-name}'],
      ['Beef (86%), water, salt, dextrose, {taste}, preservative (250)', '', 'Beef {taste-name}'],
      [
        'Leg ham (pork 85%), water, salt, mineral salts (451, 450), sugar, {taste}, sodium nitrite (250)',
        '',
        'Leg ham, {taste-name}',
      ],
      [
        'Pork, salt, dextrose, {taste}, antioxidant (316), starter culture, preservatives (250, 252)',
        '',
        'Salami, {taste-name}',
      ],
      ['Beef, pork fat, salt, {taste}, preservative (250)', 'claim', 'Beef salami, {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'red-meat', trade: 'snacks', pack: 'pouch', motif: 'steak' },
    name: '{Taste} beef jerky',
    sizes: ['40 g', '100 g'],
    per100: [1220, 6.4, 2.6, 20.2, 17.5, 0.4, 38.1, 3.9],
    tastes: { Original: 'pepper', Teriyaki: 'ginger, garlic powder', 'Hot chilli': 'chilli' },
    makings: [
      [
        'Halal beef (88%), sugar, soy sauce (water, soybeans, wheat, salt), {taste}, rice vinegar',
        'certified',
      ],
      ['Beef (89%), soy sauce (water, soybeans, wheat, salt), sugar, {taste}, vinegar'],
      ['Beef (87%), brown sugar, soy sauce (water, soybeans, wheat, salt, alcohol), {taste}'],
      ['Beef (86%), sugar, salt, {taste}, Smokarel cure'],
    ],
  },
  {
    ...{ shelf: 'poultry', trade: 'meat', pack: 'tray', motif: 'drumstick' },
    name: 'Chicken {taste-name}',
    sizes: ['500 g', '900 g'],
    per100: [610, 6.1, 1.8, 0.2, 0, 0, 21.8, 0.2],
    tastes: {
      drumsticks: '',
      'breast fillets': '',
      'thigh skewers': 'yoghurt (milk), garlic, paprika, salt',
      'wings, peri peri': 'chilli, lemon juice, garlic, salt',
    },
    makings: [
      ['Halal chicken, {taste}', 'certified'],
      ['Halal chicken, {taste}', 'claim'],
      ['Chicken, {taste}'],
      ['Chicken (90%), water, {taste}, salt, mineral salts (451), Plumpall brine'],
    ],
  },
  {
    ...{ shelf: 'poultry', trade: 'meat', pack: 'box', motif: 'drumstick' },
    name: '{Taste} chicken nuggets',
    sizes: ['400 g', '1 kg'],
    per100: [960, 12.4, 1.9, 16.2, 0.8, 1.3, 13.6, 1.1],
    tastes: { Crumbed: 'white pepper', Tempura: 'rice flour, pepper', Spicy: 'chilli, paprika' },
    makings: [
      [
        'Halal chicken (58%), wheat flour, vegetable oil (palm), water, {taste}, salt, raising agents (450, 500)',
        'certified',
      ],
      [
        'Chicken (54%), breadcrumbs [wheat flour, yeast, salt], wheat flour, sunflower oil, water, {taste}, salt',
      ],
      [
        'Chicken (50%), wheat flour, water, canola oil, {taste}, salt, flavour enhancers (621, 635), natural flavour',
      ],
      [
        'Soy protein (30%), water, wheat flour, sunflower oil, {taste}, salt',
        'vegan',
        '{Taste} plant nuggets',
      ],
    ],
  },
  {
    ...{ shelf: 'poultry', trade: 'meat', pack: 'pouch', motif: 'sausage' },
    name: '{Taste}',
    sizes: ['150 g', '350 g'],
    per100: [680, 9.4, 2.8, 3.1, 0.8, 0.2, 15.9, 1.9],
    tastes: { 'Chicken franks': 'chicken', 'Turkey slices': 'turkey', 'Chicken mortadella': 'chicken' },
    makings: [
      ['Halal {taste} (75%), water, potato starch, salt, spices, cellulose casing', 'certified'],
      ['{taste} (78%), water, salt, dextrose, carrageenan, sodium phosphates, sodium nitrite'],
      [
        'Mechanically separated {taste}, pork, water, starch, salt, preservative (250)',
        '',
        '{Taste} with pork',
      ],
    ],
  },
];
