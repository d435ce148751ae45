import type { Trade } from './recipe.ts';

/** What all makers of a trade have in common. */
export interface TradeFacts {
  /** Of the list, two letters. */
  language: string;
  /** ISO 3166, two letters. */
  countries: readonly string[];
  /** Ids of the engine's register. */
  certifiers: readonly string[];
  /** Names that nobody trades under. */
  makers: readonly string[];
  /** What else the same lines handle, as packs say it. */
  traces: readonly string[];
}

const australian = {
  language: 'en',
  countries: ['AU'],
  certifiers: ['afic', 'iccv', 'sichma', 'halal-australia', 'ahfs', 'gahc', 'fianz'],
} as const;

export const trades: Readonly<Record<Trade, TradeFacts>> = {
  bakery: {
    ...australian,
    makers: [
      'Mill & Morrow',
      'Hearthlet',
      'Old Ferry Bakehouse',
      'Sunday Crumb',
      'Wattlecrust',
      'Breadwright & Daughters',
    ],
    traces: [
      'May contain milk, sesame.',
      'May contain egg, soy, almonds.',
      'May contain traces of peanuts and milk.',
    ],
  },
  sweets: {
    ...australian,
    makers: [
      'Tangle & Tot',
      'Puffin Lane',
      'Almond Tree Confectionery',
      'Merry Quoll',
      'Sugarloom',
      'Cassia & Clove Sweets',
    ],
    traces: ['May contain milk.', 'May contain wheat, soy.', 'May contain peanuts, almonds.'],
  },
  chocolate: {
    ...australian,
    makers: ['Cocoa Wharf', 'Noorine Chocolatier', 'Velvet Pod', 'Brindle & Bloom', 'Saffron Cacao'],
    traces: [
      'May contain peanuts, tree nuts.',
      'May contain milk, hazelnuts, wheat.',
      'May contain almonds, sesame.',
    ],
  },
  dairy: {
    ...australian,
    countries: ['AU', 'NZ'],
    makers: ['Minor Meadows', 'Cloverdell', 'Three Gates Dairy', 'Dewmilk', 'Larkfell', 'Hillandale Churn'],
    traces: ['May contain tree nuts.', 'May contain egg, soy.'],
  },
  snacks: {
    ...australian,
    makers: ['Crackle Creekside', 'Salt & Signal', 'Pepper Possum', 'Kookabite', 'Noisy Cupboard'],
    traces: ['May contain milk, wheat.', 'May contain peanuts, sesame, soy.', 'May contain other tree nuts.'],
  },
  meat: {
    ...australian,
    makers: [
      'Gumtree Paddock Meats',
      'Nadirah Butchery',
      'Red Fence Smallgoods',
      'Southfold',
      'Feather & Fieldway',
    ],
    traces: ['May contain milk, mustard.', 'May contain wheat, soy.'],
  },
  sea: {
    ...australian,
    countries: ['AU', 'TH'],
    makers: ['Tidewrack', 'Coral Jetty', 'Longline & Lantern', 'Saltmarsh Sea'],
    traces: ['May contain crustacean, mollusc.', 'May contain milk, wheat.'],
  },
  pantry: {
    ...australian,
    makers: [
      'Riverbend Larder',
      'Saffronelle',
      'Larder & Loom',
      'Spice Ledger',
      'Quandongo',
      'Jar & Juniper',
      'Fig Street Pantry',
    ],
    traces: ['May contain sesame, mustard.', 'May contain peanuts, tree nuts.', 'May contain celery, soy.'],
  },
  meals: {
    ...australian,
    makers: [
      'Quick Copper',
      'Lantern Street Kitchen',
      'Nani Zahra',
      'Weeknightly',
      'Bowlwright',
      'Green Verandah',
    ],
    traces: ['May contain egg, fish.', 'May contain peanuts, sesame.', 'May contain celery, mustard.'],
  },
  drinks: {
    ...australian,
    makers: [
      'Fizzwick',
      'Cordelia Brook',
      'Orchard Row Press',
      'Tea Lanternfish',
      'Bean Meridian',
      'Lorikeet Leaf',
    ],
    traces: ['May contain milk.', 'May contain soy, almonds.'],
  },
  small: {
    ...australian,
    makers: ['Little Wombatty', 'First Spoonful', 'Fernwellness', 'Vitalune'],
    traces: ['May contain milk, soy.', 'May contain fish.'],
  },
  french: {
    language: 'fr',
    countries: ['FR', 'AU'],
    certifiers: ['avs', 'argml', 'sfcvh'],
    makers: ['Maison Tavelle', 'Les Prés Dorés', 'Moulin Sarrière'],
    traces: ['Peut contenir des traces de fruits à coque.', 'Peut contenir soja, sésame.'],
  },
  german: {
    language: 'de',
    countries: ['DE', 'AU'],
    certifiers: ['halal-control', 'hqc'],
    makers: ['Kornblick', 'Lindenfelser Hof', 'Zuckermühle Nord'],
    traces: ['Kann Spuren von Milch und Soja enthalten.', 'Kann Sesam enthalten.'],
  },
  arabic: {
    language: 'ar',
    countries: ['AE', 'EG', 'AU'],
    certifiers: ['moiat', 'sfda', 'is-eg'],
    makers: ['Dar Yasmeena', 'Bustan Rummana', 'Qamar Sweets House'],
    traces: ['قد يحتوي على حليب وسمسم.', 'قد يحتوي على فول سوداني.'],
  },
  malay: {
    language: 'ms',
    countries: ['MY', 'SG', 'AU'],
    certifiers: ['jakim', 'muis'],
    makers: ['Dapur Serindit', 'Rasa Terataiku', 'Kampung Lestari'],
    traces: ['Mungkin mengandungi susu.', 'Mungkin mengandungi telur dan kacang tanah.'],
  },
  indonesian: {
    language: 'id',
    countries: ['ID', 'AU'],
    certifiers: ['bpjph', 'mui'],
    makers: ['Warung Melatika', 'Nusa Rempahan'],
    traces: ['Dapat mengandung kacang tanah, telur.'],
  },
  turkish: {
    language: 'tr',
    countries: ['TR', 'AU'],
    certifiers: ['gimdes', 'tse'],
    makers: ['Kırlangıç Çiftliği', 'Çınaraltı Mutfak', 'Bademlik'],
    traces: ['Eser miktarda fındık, yumurta içerebilir.', 'Susam içerebilir.'],
  },
};
