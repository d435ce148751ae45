import type { Recipe } from './recipe.ts';

const fruits = {
  Strawberry: 'strawberry juice concentrate (1%), colour (162)',
  Cola: 'caramel (150a)',
  Peach: 'peach purée (2%), colour (160c)',
  Rosewater: 'rose water, colour (162)',
  Lemon: 'lemon juice concentrate (1%), colour (100)',
  Blackcurrant: 'blackcurrant juice concentrate (1%), colour (163)',
};

/** Lollies and chocolate. */
export const sweets: readonly Recipe[] = [
  {
    ...{ shelf: 'confectionery', trade: 'sweets', pack: 'bag', motif: 'gummy' },
    name: '{Taste} gummies',
    sizes: ['180 g', '200 g', '250 g'],
    per100: [1430, 0.2, 0.1, 77.4, 56.2, 0.2, 5.9, 0.06],
    tastes: fruits,
    makings: [
      [
        'Sugar, glucose syrup (wheat), gelling agent (pectin), citric acid, {taste}, coconut oil, glazing agent (carnauba wax)',
        'vegan',
      ],
      [
        'Glucose syrup (wheat), sugar, halal beef gelatine, citric acid, {taste}, vegetable oil (coconut), carnauba wax',
        'certified',
      ],
      ['Glucose syrup, sugar, pork gelatine, dextrose, citric acid, {taste}, glazing agent (beeswax)'],
      ['Glucose syrup, sugar, gelatine, citric acid, {taste}, vegetable oil, glazing agent (903)'],
      ['Glucose syrup, sugar, gelatine (bovine), food acids (330, 296), {taste}, palm oil', 'lapsed'],
      ['Glucose syrup, sugar, gelatine (porcine), citric acid, {taste}, carnauba wax', 'claim'],
      ['Sugar, glucose syrup, fish gelatine, citric acid, {taste}, coconut oil, beeswax'],
      ['Glucose syrup, sugar, Gelmora base, citric acid, {taste}'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'sweets', pack: 'bag', motif: 'bean' },
    name: '{Taste} jelly beans',
    sizes: ['150 g', '300 g'],
    per100: [1560, 0.1, 0, 91.4, 68.1, 0.1, 0.1, 0.05],
    tastes: {
      Orchard: 'apple juice concentrate (2%)',
      Berry: 'raspberry juice concentrate (1%)',
      Tropical: 'mango purée (2%)',
    },
    makings: [
      [
        "Sugar, corn syrup, modified starch (1401), {taste}, citric acid, confectioner's glaze, beeswax, carnauba wax, colours (100, 160c)",
      ],
      ['Sugar, glucose syrup, starch, {taste}, citric acid, carnauba wax, colours (100, 162, 163)', 'vegan'],
      ['Sugar, glucose syrup, starch, {taste}, citric acid, glazing agents (904, 903), colours (120, 133)'],
      ['Sugar, glucose syrup, starch, {taste}, citric acid, flavours, colours (102, 110, 133), carnauba wax'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'sweets', pack: 'pouch', motif: 'cloud' },
    name: '{Taste} marshmallows',
    sizes: ['200 g', '280 g'],
    per100: [1380, 0, 0, 79.3, 64.4, 0, 3.4, 0.04],
    tastes: {
      Vanilla: 'vanillin',
      Strawberry: 'strawberry powder (1%)',
      'Toasted coconut': 'desiccated coconut (7%)',
    },
    makings: [
      ['Glucose syrup, sugar, water, halal beef gelatine, maize starch, {taste}', 'certified'],
      ['Glucose syrup, sugar, water, gelatine (porcine), maize starch, {taste}'],
      ['Glucose syrup, sugar, water, gelatine, maize starch, {taste}, colour (162)'],
      ['Tapioca syrup, cane sugar, water, tapioca starch, carrageenan, {taste}', 'vegan'],
      ['Glucose syrup, sugar, water, gelatine, maize starch, {taste}, colour (120)'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'sweets', pack: 'box', motif: 'star' },
    name: '{Taste} lokum',
    sizes: ['250 g', '400 g'],
    per100: [1490, 2.6, 0.3, 84.2, 69.6, 0.6, 1.4, 0.02],
    tastes: {
      Rose: 'rose water',
      Pistachio: 'pistachios (12%)',
      Pomegranate: 'pomegranate juice concentrate (3%)',
      Walnut: 'walnuts (14%)',
    },
    makings: [
      ['Sugar, water, corn starch, {taste}, citric acid', 'vegan'],
      ['Sugar, water, corn starch, {taste}, citric acid, colour (162)', 'certified'],
      ['Sugar, glucose syrup, water, gelatine, corn starch, {taste}, citric acid, colour (124)'],
      ['Sugar, water, corn starch, {taste}, citric acid, natural flavours, colour (120)'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'sweets', pack: 'tin', motif: 'leaf' },
    name: '{Taste} mints',
    sizes: ['40 g', '50 g'],
    per100: [1010, 0.9, 0.8, 94.6, 0.3, 0, 0.2, 0.01],
    tastes: { Peppermint: 'peppermint oil', Spearmint: 'spearmint oil', Anise: 'aniseed oil' },
    makings: [
      ['Sweetener (sorbitol), {taste}, anticaking agent (magnesium stearate), menthol'],
      ['Sweetener (sorbitol), {taste}, anticaking agent (vegetable magnesium stearate), menthol', 'vegan'],
      ['Dextrose, sorbitol, {taste}, gelatine, magnesium stearate'],
      ['Sweeteners (xylitol, sorbitol), {taste}, Frostine crystals, rice starch'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'sweets', pack: 'bag', motif: 'star' },
    name: '{Taste} caramels',
    sizes: ['140 g', '200 g'],
    per100: [1790, 13.2, 7.6, 74.1, 52.6, 0.2, 2.6, 0.5],
    tastes: {
      Butter: 'butter (milk) 9%',
      'Sea salt': 'butter (milk) 8%, sea salt',
      Date: 'date syrup (10%)',
    },
    makings: [
      ['Glucose syrup, sugar, sweetened condensed milk, {taste}, palm oil, salt, emulsifier (soy lecithin)'],
      ['Glucose syrup, sugar, whey powder (milk), {taste}, vegetable fat, emulsifier (471), flavour'],
      ['Glucose syrup, sugar, cream (milk), {taste}, whisky (2%), salt', '', '{Taste} and whisky caramels'],
      ['Glucose syrup, sugar, condensed milk, {taste}, coconut oil, sunflower lecithin', 'certified'],
    ],
  },
  {
    ...{ shelf: 'chocolate', trade: 'chocolate', pack: 'bar', motif: 'choc' },
    name: '{Taste} chocolate',
    sizes: ['100 g', '180 g', '200 g'],
    per100: [2240, 31.2, 18.8, 55.6, 52.1, 2.6, 7.4, 0.2],
    tastes: {
      Milk: 'full cream milk powder (24%)',
      'Hazelnut milk': 'full cream milk powder, hazelnuts (18%)',
      'Date and almond': 'full cream milk powder, dates (8%), almonds (10%)',
      Cookie: 'full cream milk powder, biscuit pieces (11%) [wheat flour, sugar, palm oil, salt]',
    },
    makings: [
      ['Sugar, cocoa butter, {taste}, cocoa mass, emulsifier (soy lecithin)'],
      ['Sugar, {taste}, cocoa butter, cocoa mass, emulsifiers (soy lecithin, 476), flavour'],
      ['Cane sugar, cocoa butter, {taste}, cocoa mass, sunflower lecithin, vanilla beans', 'certified'],
      [
        'Sugar, {taste}, cocoa butter, cocoa mass, raisins (9%), rum (1%), emulsifier (soy lecithin)',
        '',
        '{Taste} chocolate with rum raisins',
      ],
      ['Sugar, {taste}, cocoa butter, cocoa mass, emulsifier (soy lecithin), vanilla extract'],
    ],
  },
  {
    ...{ shelf: 'chocolate', trade: 'chocolate', pack: 'bar', motif: 'choc' },
    name: 'Dark chocolate, {taste-name}',
    sizes: ['85 g', '100 g'],
    per100: [2360, 41.8, 24.9, 33.4, 27.6, 10.8, 8.9, 0.02],
    tastes: {
      '70% cocoa': 'cane sugar',
      'sea salt': 'cane sugar, sea salt (0.4%)',
      'orange peel': 'cane sugar, candied orange peel (6%)',
      mint: 'cane sugar, peppermint oil',
    },
    makings: [
      ['Cocoa mass, {taste}, cocoa butter, emulsifier (soy lecithin)', 'vegan'],
      ['Cocoa mass, {taste}, cocoa butter, sunflower lecithin, vanilla beans', 'certified vegan'],
      ['Cocoa mass, {taste}, cocoa butter, emulsifier (lecithin), natural flavour'],
      [
        'Cocoa mass, {taste}, cocoa butter, cherries (20%), kirsch (6%)',
        '',
        'Dark chocolate cherries, {taste-name}',
      ],
      ['Cocoa mass, {taste}, cocoa butter. May contain traces of alcohol'],
      ['Cocoa mass, {taste}, cocoa butter, Cacaonine solids'],
    ],
  },
  {
    ...{ shelf: 'chocolate', trade: 'chocolate', pack: 'box', motif: 'choc' },
    name: '{Taste} pralines',
    sizes: ['165 g', '240 g'],
    per100: [2290, 34.6, 17.3, 51.2, 48.9, 2.9, 6.6, 0.12],
    tastes: {
      Pistachio: 'pistachio paste (14%)',
      Hazelnut: 'hazelnut paste (20%)',
      Coffee: 'hazelnut paste (9%), coffee (1%)',
    },
    makings: [
      ['Sugar, cocoa butter, {taste}, milk powder, cocoa mass, emulsifier (soy lecithin)'],
      [
        'Sugar, cocoa mass, {taste}, cocoa butter, brandy (6%), glucose syrup, milk powder, emulsifier (soy lecithin)',
        '',
        '{Taste} liqueur pralines',
      ],
      ['Sugar, cocoa butter, {taste}, milk powder, vegetable fat, emulsifiers (soy lecithin, 471), flavour'],
      ['Sugar, cocoa butter, {taste}, milk powder, cocoa mass, sunflower lecithin, glazing agent (shellac)'],
    ],
  },
];
