import type { Recipe } from './recipe.ts';

/** Fish and seafood, and what stands in for meat. */
export const fishAndTofu: readonly Recipe[] = [
  {
    ...{ shelf: 'fish-and-seafood', trade: 'sea', pack: 'tin', motif: 'fish' },
    name: '{Taste}',
    sizes: ['95 g', '185 g', '425 g'],
    per100: [790, 9.7, 1.6, 0.4, 0.2, 0, 25.4, 0.9],
    tastes: {
      'Tuna in oil': 'tuna (70%), sunflower oil',
      'Tuna in spring water': 'tuna (74%), water',
      'Sardines in tomato': 'sardines (65%), tomato paste, water',
      'Mackerel with chilli': 'mackerel (68%), canola oil, chilli',
      'Salmon with lemon': 'salmon (75%), water, lemon juice',
    },
    makings: [
      ['{taste}, salt', 'certified'],
      ['{taste}, salt'],
      ['{taste}, white wine, onion, salt', '', '{Taste}, in white wine'],
      ['{taste}, salt, Marisol broth'],
    ],
  },
  {
    ...{ shelf: 'fish-and-seafood', trade: 'sea', pack: 'box', motif: 'fish' },
    name: '{Taste}',
    sizes: ['375 g', '1 kg'],
    per100: [880, 10.1, 1.1, 18.8, 1.1, 1.2, 11.6, 0.8],
    tastes: {
      'Fish fingers': 'hoki (fish) 55%',
      'Battered fillets': 'cod (fish) 52%',
      'Salmon bites': 'salmon (fish) 48%',
    },
    makings: [
      [
        '{taste}, breadcrumb coating (wheat flour, water, salt, yeast, paprika), canola oil, potato starch',
        'certified',
      ],
      ['{taste}, wheat flour, canola oil, water, corn starch, salt, raising agents (450, 500)'],
      [
        '{taste}, wheat flour, canola oil, beer (6%) (barley), salt, raising agents (450, 500)',
        '',
        'Beer batter {taste-name}',
      ],
      ['{taste}, wheat flour, canola oil, water, salt, flavour, emulsifier (471)'],
    ],
  },
  {
    ...{ shelf: 'fish-and-seafood', trade: 'sea', pack: 'bag', motif: 'prawn' },
    name: '{Taste}',
    sizes: ['400 g', '1 kg'],
    per100: [340, 0.8, 0.2, 0.6, 0, 0, 17.8, 1.1],
    tastes: {
      'Raw prawns': 'prawns (crustacean)',
      'Cooked prawns': 'prawns (crustacean)',
      'Prawn skewers': 'prawns (crustacean), garlic, parsley',
    },
    makings: [
      ['{taste}, water, salt, preservative (223)'],
      ['{taste}, salt', 'certified'],
      ['{taste}, white wine, butter (milk), salt', '', '{Taste} in wine butter'],
    ],
  },
  {
    ...{ shelf: 'fish-and-seafood', trade: 'sea', pack: 'bag', motif: 'shell' },
    name: '{Taste}',
    sizes: ['350 g', '500 g'],
    per100: [390, 1.7, 0.4, 4.6, 0.2, 0, 14.9, 1.2],
    tastes: {
      'Calamari rings': 'squid (mollusc) 60%, wheat flour, canola oil',
      Mussels: 'mussels (mollusc)',
      'Marinara mix': 'squid (mollusc), mussels (mollusc), prawns (crustacean), fish',
    },
    makings: [
      ['{taste}, water, salt'],
      ['{taste}, water, salt, lemon juice, garlic', 'claim', '{Taste} with garlic'],
      ['{taste}, white wine, shallots, parsley', '', '{Taste} in white wine'],
    ],
  },
  {
    ...{ shelf: 'fish-and-seafood', trade: 'sea', pack: 'pouch', motif: 'fish' },
    name: '{Taste} smoked salmon',
    sizes: ['100 g', '200 g'],
    per100: [760, 10.6, 1.9, 0.6, 0.5, 0, 21.5, 2.8],
    tastes: { Cold: 'beech smoke', Dill: 'dill, beech smoke', Pepper: 'pepper, beech smoke' },
    makings: [
      ['Atlantic salmon (fish) 96%, sea salt, sugar, {taste}'],
      ['Atlantic salmon (fish) 96%, sea salt, sugar, {taste}', 'certified'],
      ['Salmon (fish), salt, sugar, gin (1%), {taste}', '', '{Taste} salmon cured in gin'],
    ],
  },
  {
    ...{ shelf: 'meat-alternatives', trade: 'meals', pack: 'box', motif: 'leaf' },
    name: '{Taste} plant burgers',
    sizes: ['226 g', '4 pack'],
    per100: [920, 13.5, 5.2, 8.4, 1.2, 5.1, 16.3, 1.0],
    tastes: {
      Classic: 'beetroot powder',
      Smoky: 'smoked paprika, beetroot powder',
      Falafel: 'chickpeas (40%), cumin, coriander',
      Mushroom: 'mushrooms (18%)',
    },
    makings: [
      ['Water, pea protein (18%), canola oil, coconut oil, {taste}, methylcellulose, salt', 'vegan'],
      ['Water, soy protein (20%), coconut oil, {taste}, methylcellulose, salt', 'certified vegan'],
      ['Water, soy protein, sunflower oil, {taste}, natural flavours, yeast extract, salt', 'vegetarian'],
      [
        'Water, wheat gluten, sunflower oil, {taste}, beer (3%) (barley), salt',
        'vegan',
        '{Taste} pub plant burgers',
      ],
      ['Water, pea protein, {taste}, coconut oil, Umbrosia complex, salt', 'vegan'],
    ],
  },
  {
    ...{ shelf: 'meat-alternatives', trade: 'meals', pack: 'pouch', motif: 'leaf' },
    name: '{Taste} tofu',
    sizes: ['300 g', '450 g'],
    per100: [520, 7.4, 1.1, 1.6, 0.6, 1.8, 13.2, 0.4],
    tastes: {
      Firm: 'calcium sulphate',
      Smoked: 'calcium sulphate, beech smoke',
      'Chilli marinated': 'calcium sulphate, chilli, garlic, salt',
    },
    makings: [
      ['Water, soybeans (36%), {taste}', 'vegan'],
      ['Water, soybeans (34%), {taste}, soy sauce (water, soybeans, wheat, salt)', 'certified vegan'],
      ['Water, soybeans, {taste}, mirin, sugar', 'vegetarian', '{Taste} tofu, glazed'],
    ],
  },
];
