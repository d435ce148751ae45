import type { Recipe } from './recipe.ts';

/** Meals and soups. */
export const meals: readonly Recipe[] = [
  {
    ...{ shelf: 'ready-meals', trade: 'meals', pack: 'tray', motif: 'bowl' },
    name: '{Taste} with rice',
    sizes: ['350 g', '400 g'],
    per100: [560, 4.6, 1.8, 16.8, 1.9, 1.2, 6.2, 0.7],
    tastes: {
      'Butter chicken': 'chicken (18%), tomato, cream (milk), onion, cashews',
      'Lamb rogan josh': 'lamb (19%), onion, yoghurt (milk), tomato',
      'Chicken biryani': 'chicken (17%), onion, yoghurt (milk), saffron',
      'Beef rendang': 'beef (20%), coconut milk, lemongrass, galangal',
    },
    makings: [
      [
        'Cooked rice (water, basmati rice), halal {taste}, ginger, garlic, sunflower oil, salt, spices',
        'certified',
      ],
      ['Cooked rice (water, basmati rice), halal {taste}, ginger, garlic, canola oil, salt', 'claim'],
      ['Cooked rice (water, basmati rice), {taste}, ginger, garlic, sunflower oil, salt, turmeric'],
      ['Cooked rice (water, rice), {taste}, salt, garlic, Savorite base'],
    ],
  },
  {
    ...{ shelf: 'ready-meals', trade: 'meals', pack: 'tray', motif: 'bowl' },
    name: '{Taste}',
    sizes: ['375 g', '1 kg'],
    per100: [600, 6.2, 3.0, 14.2, 2.5, 1.4, 7.2, 0.75],
    tastes: {
      Lasagne: 'cooked pasta (water, durum wheat semolina), tomato, mozzarella (milk, salt, cultures)',
      'Shepherd pie': 'potato, peas, carrot, milk',
      Moussaka: 'eggplant, potato, tomato, milk, wheat flour',
    },
    makings: [
      ['Halal beef (18%), {taste}, onion, olive oil, salt, basil', 'certified', 'Beef {taste-name}'],
      ['Beef (17%), {taste}, onion, cornflour, salt', '', 'Beef {taste-name}'],
      ['Beef (16%), {taste}, onion, red wine (2%), olive oil, salt', '', 'Beef {taste-name} bolognese'],
      [
        'Spinach (16%), {taste}, ricotta (milk), onion, olive oil, salt',
        'vegetarian',
        'Spinach {taste-name}',
      ],
      ['Pork and beef mince, {taste}, onion, olive oil, salt', '', 'Country {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'ready-meals', trade: 'meals', pack: 'box', motif: 'pizza' },
    name: '{Taste} pizza',
    sizes: ['420 g', '500 g'],
    per100: [1020, 9.1, 3.9, 29.6, 3.0, 2.1, 10.2, 1.15],
    tastes: {
      Margherita: 'basil',
      'Four vegetables': 'capsicum, mushrooms, olives, onion',
      Sucuk: 'halal beef sausage',
      Tuna: 'tuna (fish) 10%, onion',
    },
    makings: [
      [
        'Wheat flour, tomatoes (22%), mozzarella (milk, salt, cultures, microbial rennet), water, {taste}, olive oil, yeast, salt',
        'certified',
      ],
      [
        'Wheat flour, water, tomato paste, mozzarella (milk, salt, cultures), {taste}, canola oil, yeast, salt',
      ],
      [
        'Base (wheat flour, water, yeast, salt), mozzarella cheese (milk), tomato paste, {taste}, pepperoni (pork, pork fat, salt, paprika, preservative (250))',
        '',
        '{Taste} pizza with pepperoni',
      ],
      [
        'Wheat flour, water, cheese (milk, salt, cultures, rennet), tomato paste, {taste}, emulsifier (471), yeast, salt',
      ],
      [
        'Wheat flour, water, mozzarella (milk), tomato paste, {taste}, ham (pork, water, salt), pineapple, yeast, salt',
        '',
        '{Taste} pizza with ham and pineapple',
      ],
    ],
  },
  {
    ...{ shelf: 'ready-meals', trade: 'meals', pack: 'box', motif: 'sausage' },
    name: '{Taste}',
    sizes: ['6 pack', '12 pack'],
    per100: [1120, 14.1, 6.3, 25.4, 1.4, 1.5, 8.4, 0.95],
    tastes: {
      'Party pies': 'wheat flour, water, palm oil',
      'Sausage rolls': 'wheat flour, water, margarine (palm oil, water, salt)',
      Samosas: 'wheat flour, water, sunflower oil, peas, potato',
    },
    makings: [
      ['Halal beef (24%), {taste}, onion, salt, pepper', 'certified', 'Beef {taste-name}'],
      ['Meat (25%) (beef, mutton), {taste}, onion, thickener (1422), salt', '', 'Meat {taste-name}'],
      ['Beef (24%), {taste}, onion, animal fat, salt, pepper', '', 'Bakery {taste-name}'],
      ['Potato, {taste}, onion, cumin, turmeric, salt', 'vegan', 'Vegetable {taste-name}'],
      ['Pork (26%), {taste}, onion, salt, sage', '', 'Pork {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'ready-meals', trade: 'meals', pack: 'tub', motif: 'noodles' },
    name: '{Taste} noodle cup',
    sizes: ['65 g', '75 g'],
    per100: [1890, 18.4, 8.6, 60.2, 3.1, 2.4, 9.4, 4.6],
    tastes: {
      Chicken: 'onion powder, turmeric',
      'Hot and sour': 'chilli, tamarind, sugar',
      Laksa: 'coconut milk powder, lemongrass, chilli',
      Beef: 'onion powder, pepper, star anise',
    },
    makings: [
      [
        'Wheat flour, palm oil, tapioca starch, salt, sugar, {taste}, soy sauce powder (soybeans, wheat, salt), flavour enhancer (621)',
        'certified',
      ],
      ['Wheat flour, palm oil, salt, {taste}, chicken powder (2%), sugar, flavour enhancers (621, 635)'],
      ['Wheat flour, palm oil, salt, {taste}, halal beef powder (1.2%), sugar, garlic powder', 'claim'],
      [
        'Wheat flour, lard, salt, {taste}, pork extract, sugar, soy sauce powder (soybeans, wheat, salt)',
        '',
        '{Taste} tonkotsu noodle cup',
      ],
      ['Wheat flour, palm oil, salt, {taste}, sugar, Umamix seasoning'],
    ],
  },
  {
    ...{ shelf: 'soups', trade: 'meals', pack: 'can', motif: 'bowl' },
    name: '{Taste} soup',
    sizes: ['400 g', '420 g'],
    per100: [210, 1.6, 0.5, 7.2, 2.8, 1.4, 1.7, 0.6],
    fruitPercent: 45,
    tastes: {
      Tomato: 'tomatoes (60%)',
      'Red lentil': 'red lentils (16%), carrot',
      Pumpkin: 'pumpkin (42%)',
      Minestrone: 'tomatoes, pasta (durum wheat semolina), haricot beans, celery',
      Corn: 'corn (24%)',
    },
    makings: [
      ['Water, {taste}, onion, olive oil, corn starch, salt, pepper', 'vegan'],
      ['Water, {taste}, onion, cream (milk), sugar, salt', 'certified'],
      ['Water, {taste}, onion, chicken fat, yeast extract, salt, flavour enhancers (621, 635)'],
      ['Water, {taste}, ham (5%) (pork, salt, sodium nitrite), onion, salt', '', '{Taste} and ham soup'],
      ['Water, {taste}, onion, sugar, salt, Vegarome stock'],
    ],
  },
  {
    ...{ shelf: 'soups', trade: 'pantry', pack: 'box', motif: 'bowl' },
    name: '{Taste} stock',
    sizes: ['80 g', '1 L'],
    per100: [45, 0.2, 0.1, 1.9, 0.8, 0.1, 0.6, 0.9],
    tastes: {
      Vegetable: 'carrots, onion, celery',
      Chicken: 'chicken stock',
      Beef: 'beef stock',
      Fish: 'fish (cod) 8%, onion',
    },
    makings: [
      ['Water, halal {taste}, salt, sugar, turmeric, pepper', 'certified'],
      ['Water, {taste}, salt, sugar, garlic, bay leaf'],
      ['Water, {taste}, white wine (3%), salt, parsley', '', 'Reduced {taste-name} stock'],
      ['Salt, palm oil, corn starch, {taste}, flavour enhancers (621, 635), yeast extract'],
    ],
  },
];
