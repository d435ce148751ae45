import type { Recipe } from './recipe.ts';

/** Packs from the Arab countries, Malaysia and Indonesia. */
export const southAndEast: readonly Recipe[] = [
  {
    ...{ shelf: 'biscuits-and-cakes', trade: 'arabic', pack: 'box', motif: 'cake' },
    name: '{Taste} maamoul',
    sizes: ['320 g', '450 g'],
    per100: [1880, 18.8, 9.6, 62.1, 30.4, 2.9, 5.9, 0.2],
    tastes: { Date: 'تمر', Pistachio: 'فستق حلبي 8٪', Walnut: 'جوز' },
    makings: [
      [
        'سميد، زبدة (حليب)، {taste}، سكر، ماء الورد. قد يحتوي على مكسرات أخرى. // Semolina (wheat), butter (milk), sugar, rose water',
        'certified',
      ],
      ['دقيق القمح، سمن، {taste}، سكر، خميرة', 'vegetarian'],
      ['دقيق القمح، سمن نباتي، {taste}، سكر، مستحلب (E471)، ملح'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'arabic', pack: 'can', motif: 'peas' },
    name: '{Taste}',
    sizes: ['400 g'],
    per100: [480, 6.1, 0.9, 9.8, 0.6, 5.1, 5.6, 0.9],
    fruitPercent: 60,
    tastes: { 'Hummus tahini': 'حمص ٦٠٪، طحينة (سمسم)', 'Ful medames': 'فول' },
    makings: [
      ['{taste}، عصير ليمون، ملح، ثوم', 'vegan'],
      ['{taste}، ماء، ملح، حمض الستريك (E330)', 'certified'],
      ['{taste}، ماء، ملح، زورفلين'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'arabic', pack: 'bag', motif: 'gummy' },
    name: '{Taste} jelly sweets',
    sizes: ['150 g', '200 g'],
    per100: [1440, 0.1, 0, 78, 58, 0, 6, 0.05],
    tastes: { Apple: 'عصير التفاح المركز', Orange: 'عصير برتقال مركز' },
    makings: [
      ['سكر، شراب الجلوكوز، جيلاتين بقري حلال، حمض الستريك، {taste}', 'certified'],
      ['سكر، شراب الجلوكوز، جيلاتين، حمض الستريك، {taste}'],
      ['سكر، شراب الجلوكوز، بكتين، حمض الستريك، {taste}', 'vegan'],
      ['سكر، شراب الجلوكوز، جيلاتين خنزير، حمض الستريك، {taste}'],
    ],
  },
  {
    ...{ shelf: 'poultry', trade: 'arabic', pack: 'box', motif: 'drumstick' },
    name: 'Chicken {taste-name}',
    sizes: ['400 g', '800 g'],
    per100: [920, 11, 2.1, 15.6, 0.9, 1.0, 14.2, 1.1],
    tastes: { kofta: 'بصل', burgers: 'فلفل أسود، بصل' },
    makings: [
      ['لحم بقري حلال 85%، ماء، {taste}، ملح', 'certified', 'Beef {taste-name}'],
      ['دجاج 55%، دقيق القمح، ماء، {taste}، زيت نباتي، ملح، ثوم'],
    ],
  },
  {
    ...{ shelf: 'drinks', trade: 'arabic', pack: 'bottle', motif: 'bubbles' },
    name: '{Taste} malt drink',
    sizes: ['330 ml', '500 ml'],
    per100: [190, 0, 0, 11, 10.6, 0, 0.1, 0.01],
    tastes: { Classic: 'شعير مملت', Pomegranate: 'شعير مملت، عصير رمان' },
    makings: [
      ['ماء، سكر، {taste}، حمض الستريك، ثاني أكسيد الكربون', 'certified'],
      ['ماء، سكر، {taste}، نكهات طبيعية'],
      ['ماء، سكر، {taste}، كحول'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'malay', pack: 'bottle', motif: 'chilli' },
    name: 'Sos {taste-name}',
    sizes: ['340 g', '500 g'],
    per100: [460, 0.4, 0.1, 25, 20.4, 1.2, 1.0, 3.1],
    tastes: { cili: 'cili, bawang putih', 'kicap manis': 'kacang soya, gandum', tiram: 'ekstrak tiram 3%' },
    makings: [
      ['Gula, {taste}, air, cuka, garam // Sugar, water, vinegar, salt', 'vegetarian'],
      ['Gula, {taste}, air, garam, pengawet (211)'],
      ['Air, {taste}, gula, wain merah, garam', '', 'Sos {taste-name} premium'],
    ],
  },
  {
    ...{ shelf: 'crisps-and-snacks', trade: 'malay', pack: 'bag', motif: 'fish' },
    name: 'Keropok {taste-name}',
    sizes: ['100 g', '200 g'],
    per100: [2050, 24, 10.4, 60, 4.2, 1.4, 7.2, 2.2],
    tastes: { ikan: 'ikan 45%', udang: 'udang geragau 20%', kentang: 'kentang' },
    makings: [
      ['{taste}, kanji sagu, garam, gula, minyak sawit', 'certified'],
      ['{taste}, kanji sagu, garam, gula, minyak sawit'],
      ['{taste}, minyak sawit, garam, penambah perisa (621), perisa'],
    ],
  },
  {
    ...{ shelf: 'ready-meals', trade: 'malay', pack: 'tub', motif: 'noodles' },
    name: 'Mi segera {taste-name}',
    sizes: ['5 x 79 g', '65 g'],
    per100: [1900, 18.6, 9.1, 61, 3.4, 2.6, 9.1, 4.4],
    tastes: { kari: 'cili, kunyit, santan', ayam: 'serbuk bawang, lada', tomyam: 'cili, serai, asam jawa' },
    makings: [
      [
        'Tepung gandum, minyak sawit, garam, {taste}, gula, serbuk kicap (kacang soya, gandum, garam)',
        'certified',
      ],
      ['Tepung gandum, minyak sawit, garam, {taste}, serbuk ayam 2%, gula, penambah perisa (621)'],
      ['Tepung gandum, minyak sawit, garam, {taste}, brimtosa, gula'],
    ],
  },
  {
    ...{ shelf: 'tea-and-coffee', trade: 'malay', pack: 'bag', motif: 'cup' },
    name: 'Kopi 3 dalam 1 {taste-name}',
    sizes: ['15 x 30 g', '20 x 20 g'],
    per100: [1810, 12.4, 11.6, 76, 56, 1, 2.4, 0.4],
    tastes: { asli: 'gula', 'gula melaka': 'gula merah' },
    makings: [
      [
        '{taste}, krimer bukan tenusu (sirap glukosa, minyak isirung sawit, kaseinat natrium (susu)), kopi segera 10%',
        'certified',
      ],
      ['{taste}, krimer bukan tenusu (sirap glukosa, lemak sayuran, pengemulsi (471)), kopi segera'],
    ],
  },
  {
    ...{ shelf: 'sauces-and-condiments', trade: 'indonesian', pack: 'jar', motif: 'chilli' },
    name: 'Sambal {taste-name}',
    sizes: ['150 g', '250 g'],
    per100: [610, 9.8, 3.2, 12.4, 9.6, 3.2, 2.2, 3.6],
    tastes: { bawang: 'bawang merah, bawang putih', terasi: 'terasi (udang)', 'ikan teri': 'ikan bilis 10%' },
    makings: [
      ['Cabai merah, {taste}, tomat, gula, minyak kelapa sawit, garam', 'certified'],
      ['Cabai merah, {taste}, gula, minyak nabati, garam'],
      ['Cabai merah, {taste}, gula, garam, perisa alami'],
    ],
  },
  {
    ...{ shelf: 'meat-alternatives', trade: 'indonesian', pack: 'pouch', motif: 'leaf' },
    name: 'Tempe {taste-name}',
    sizes: ['200 g', '350 g'],
    per100: [800, 10.8, 2.2, 7.6, 0.6, 5.4, 19.8, 0.1],
    tastes: { kedelai: 'ragi tempe', bumbu: 'ragi tempe, bawang putih, garam' },
    makings: [
      ['Kedelai, {taste}', 'vegan'],
      ['Kedelai, air, {taste}', 'certified'],
    ],
  },
  {
    ...{ shelf: 'confectionery', trade: 'indonesian', pack: 'bag', motif: 'gummy' },
    name: 'Permen {taste-name}',
    sizes: ['120 g'],
    per100: [1460, 0.1, 0, 80, 60, 0, 5.6, 0.05],
    tastes: { jeruk: 'sari jeruk', mangga: 'mangga' },
    makings: [
      ['Gula, sirup glukosa, gelatin babi, asam sitrat, {taste}'],
      ['Gula, sirap glukosa, gelatin lembu (halal), asid sitrik, {taste}', 'certified'],
      ['Gula, sirup glukosa, gelatin, asam sitrat, {taste}', 'claim'],
    ],
  },
];
