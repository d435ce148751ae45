import type { Recipe } from './recipe.ts';

/** Packs from abroad, whose lists are French, German or Turkish; after ` // ` an importer's sticker says it in English. */
export const europe: readonly Recipe[] = [
  {
    ...{ shelf: 'chocolate', trade: 'french', pack: 'bar', motif: 'choc' },
    name: 'Chocolat {taste-name}',
    sizes: ['100 g', '150 g'],
    per100: [2310, 37.2, 22.4, 46.1, 41.8, 6.9, 7.2, 0.05],
    tastes: { noir: 'cacao maigre', 'aux amandes': 'amandes 15 %', 'à la fleur de sel': 'fleur de sel' },
    makings: [
      [
        'Pâte de cacao, sucre, beurre de cacao, {taste}, émulsifiant (lécithine de soja). Peut contenir lait, noisettes.',
        'vegan',
      ],
      [
        'Pâte de cacao, sucre, beurre de cacao, {taste}, cerises 15 %, kirsch 6 %',
        '',
        'Chocolat {taste-name} au kirsch',
      ],
      ['Sucre, beurre de cacao, lait entier en poudre, {taste}, pâte de cacao, émulsifiant : E476, arômes'],
    ],
  },
  {
    ...{ shelf: 'biscuits-and-cakes', trade: 'french', pack: 'box', motif: 'biscuit' },
    name: 'Sablés {taste-name}',
    sizes: ['125 g', '200 g'],
    per100: [2090, 24.6, 15.4, 62.2, 24.1, 2.0, 6.4, 0.8],
    tastes: { 'pur beurre': 'sel de mer', 'au citron': 'zeste de citron', 'aux noisettes': 'noisettes 10 %' },
    makings: [
      [
        'Farine de blé, beurre 25 % (lait), sucre, œufs, {taste}, poudre à lever // Wheat flour, butter (milk) 25%, sugar, eggs, baking powder',
        'vegetarian',
      ],
      ['Farine de blé, sucre, huile de palme, {taste}, émulsifiant : E471, poudre à lever, arômes'],
      ['Farine de blé, sucre, saindoux, {taste}, sel', '', 'Sablés à l’ancienne {taste-name}'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'french', pack: 'jar', motif: 'leaf' },
    name: 'Moutarde {taste-name}',
    sizes: ['200 g', '370 g'],
    per100: [640, 10.2, 0.7, 4.6, 3.1, 4.6, 7.3, 5.8],
    tastes: { fine: 'épices', "à l'ancienne": 'graines de moutarde', 'au miel': 'miel' },
    makings: [
      ["Eau, graines de moutarde, vinaigre d'alcool, {taste}, sel", 'vegetarian'],
      ['Eau, graines de moutarde, vin blanc, {taste}, sel'],
      ['Eau, graines de moutarde, vinaigre de vin, {taste}, sel'],
    ],
  },
  {
    ...{ shelf: 'cheese', trade: 'french', pack: 'box', motif: 'cheese' },
    name: 'Fromage {taste-name}',
    sizes: ['150 g', '250 g'],
    per100: [1320, 25.2, 17.4, 0.5, 0.5, 0, 20.6, 1.5],
    tastes: {
      crémeux: 'ferments lactiques',
      'de chèvre': 'lait de chèvre, ferments lactiques',
      'aux herbes': 'ail, persil, ferments',
    },
    makings: [
      ['Lait de vache pasteurisé, sel, {taste}, présure microbienne', 'vegetarian'],
      ['Lait cru de vache, sel, {taste}, présure animale'],
      ['Lait pasteurisé, crème (lait), sel, {taste}, présure'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'german', pack: 'bag', motif: 'bear' },
    name: 'Fruchtgummi {Taste}',
    sizes: ['175 g', '200 g'],
    per100: [1450, 0.3, 0.1, 78, 52, 0.2, 6.2, 0.06],
    tastes: { Apfel: 'Apfelsaftkonzentrat', Himbeere: 'Himbeersaft', Zitrone: 'Zitronensaft' },
    makings: [
      [
        'Glukosesirup, Zucker, Schweinegelatine, Citronensäure, {taste} // Glucose syrup, sugar, pork gelatine, citric acid',
      ],
      ['Zucker, Glukosesirup, Wasser, Geliermittel: Pektine; Citronensäure, {taste}', 'vegan'],
      ['Glukosesirup, Zucker, Rindergelatine (halal), Citronensäure, {taste}', 'certified'],
      ['Glukosesirup; Zucker; Gelatine; Citronensäure; {taste}; Carnaubawachs'],
    ],
  },
  {
    ...{ shelf: 'bread', trade: 'german', pack: 'bag', motif: 'wheat' },
    name: '{Taste}',
    sizes: ['250 g', '500 g'],
    per100: [830, 1.2, 0.2, 37.4, 3.2, 8.6, 5.4, 1.1],
    tastes: {
      Vollkornbrot: 'Roggenvollkornschrot 58%',
      Dinkelbrot: 'Dinkelmehl 60%',
      Laugenbrezeln: 'Weizenmehl',
    },
    makings: [
      ['{taste}, Wasser, Speisesalz, Hefe', 'vegan'],
      ['{taste}, Wasser, Schweineschmalz, Hefe, Salz', '', '{Taste} mit Schmalz'],
      ['{taste}, Wasser, Zucker, Hefe, Salz, Emulgator: E472e, Mehlbehandlungsmittel: L-Cystein'],
    ],
  },
  {
    ...{ shelf: 'meat-alternatives', trade: 'german', pack: 'pouch', motif: 'sausage' },
    name: '{Taste}',
    sizes: ['80 g', '150 g'],
    per100: [980, 18.4, 3.2, 4.6, 0.8, 1.2, 12.8, 1.9],
    tastes: { Räucherscheiben: 'Buchenholzrauch', Pfefferscheiben: 'Pfeffer' },
    makings: [
      ['Wasser, Rapsöl, Sojabohnen, {taste}, Speisesalz', 'vegan', 'Vegane {Taste}'],
      ['Wasser, Rapsöl, Eiklar, {taste}, Speisesalz, Aroma', 'vegetarian'],
    ],
  },
  {
    ...{ shelf: 'red-meat', trade: 'german', pack: 'pouch', motif: 'sausage' },
    name: '{Taste}',
    sizes: ['80 g', '200 g'],
    per100: [1560, 33.2, 13.1, 0.6, 0.4, 0, 19.4, 3.4],
    tastes: { Salami: 'Gewürze, Buchenholzrauch', Pfeffersalami: 'Pfeffer, Gewürze' },
    makings: [
      ['Schweinefleisch, Speck, Speisesalz, {taste}, Konservierungsstoff: Natriumnitrit'],
      ['Rindfleisch (halal) 90%, Speisesalz, {taste}, Natriumnitrit', 'certified', 'Rinder{taste-name}'],
      ['Rindfleisch, Speisesalz, {taste}, Natriumnitrit', '', 'Rinder{taste-name}'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'turkish', pack: 'box', motif: 'star' },
    name: '{Taste} lokum',
    sizes: ['250 g', '400 g'],
    per100: [1490, 2.8, 0.3, 84, 69, 0.5, 1.5, 0.02],
    tastes: { 'Antep fıstıklı': 'Antep fıstığı %15', Fındıklı: 'fındık %12', Güllü: 'gül suyu' },
    makings: [
      [
        'Şeker, su, mısır nişastası, {taste}, sitrik asit // Sugar, water, corn starch, citric acid',
        'certified',
      ],
      ['Şeker, su, mısır nişastası, {taste}, sitrik asit', 'vegan'],
      ['Şeker, glikoz şurubu, su, jelatin, {taste}, sitrik asit'],
    ],
  },
  {
    ...{ shelf: 'cheese', trade: 'turkish', pack: 'tin', motif: 'cheese' },
    name: '{Taste} peyniri',
    sizes: ['400 g', '800 g'],
    per100: [1180, 23, 15.4, 1.6, 1.4, 0, 16.8, 2.6],
    tastes: { 'Beyaz inek': 'kalsiyum klorür', 'Taze kaşar': 'starter kültür' },
    makings: [
      ['Pastörize inek sütü, tuz, {taste}, mikrobiyel peynir mayası', 'certified'],
      ['Pastörize inek sütü, tuz, {taste}, peynir mayası'],
    ],
  },
  {
    ...{ shelf: 'red-meat', trade: 'turkish', pack: 'pouch', motif: 'sausage' },
    name: '{Taste} sucuk',
    sizes: ['200 g', '400 g'],
    per100: [1420, 28.2, 12.4, 1.2, 0.3, 0.3, 20.6, 2.9],
    tastes: { Fermente: 'kimyon', Acılı: 'kırmızı biber' },
    makings: [
      ['Helal dana eti %92, tuz, sarımsak, {taste}, karabiber', 'certified'],
      ['Dana eti, dana yağı, sarımsak, tuz, {taste}, koruyucu (sodyum nitrit)'],
      ['Dana eti, domuz eti, sarımsak, tuz, {taste}', 'claim', '{Taste} karışık sucuk'],
    ],
  },
  {
    ...{ shelf: 'soups', trade: 'turkish', pack: 'pouch', motif: 'bowl' },
    name: '{Taste} çorbası',
    sizes: ['75 g', '250 g'],
    per100: [1380, 3.1, 0.9, 58.2, 4.1, 8.2, 16.4, 4.2],
    tastes: { Mercimek: 'kırmızı mercimek %60', Tarhana: 'yoğurt (süt), domates, biber' },
    makings: [
      ['Buğday unu, {taste}, soğan tozu, tuz, nane. Kereviz içerebilir.', 'vegetarian'],
      ['Buğday unu, {taste}, soğan tozu, tuz, sığır eti'],
      ['Buğday unu, {taste}, tuz, aroma vericiler'],
    ],
  },
];
