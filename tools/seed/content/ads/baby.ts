import type { Shelf } from './write-goods.ts';

const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });
const colour = ['grey', 'black', 'navy', 'sage', 'sand', 'rose'];
const smokeFree = { 'smoke-free-home': true };

export const babyShelves: Record<number, Shelf> = {
  150: {
    art: 'pram',
    slots: {
      colour,
      extra: ['bassinet', 'rain cover', 'cup holder', 'second seat', 'footmuff', 'bassinet and rain cover'],
    },
    attributes: { ...smokeFree, brand: '{brand}', 'age-range': '1 to 3 years' },
    goods: [
      {
        title: '{brand} {model} pram, {colour}, with {extra}',
        variants: [
          item('Bugaboo', 'Fox', 480, 850),
          item('Bugaboo', 'Cameleon', 220, 420),
          item('Baby Jogger', 'City Mini', 160, 320),
          item('Baby Jogger', 'City Select', 280, 520),
          item('Uppababy', 'Vista', 520, 880),
          item('Redsbaby', 'Jive', 320, 560),
          item('Edwards & Co', 'Oscar', 380, 640),
          item('Joie', 'Litetrax', 90, 180),
          item('Silver Cross', 'Wave', 350, 620),
        ],
        facts: [
          'Suits newborn to about four years.',
          'One-hand fold; stands up by itself.',
          'Comes with the {extra}.',
          'Brake holds on a slope.',
          'Basket takes a whole week of shopping.',
        ],
      },
      {
        title: '{brand} {model} stroller in {colour}',
        variants: [
          item('Babyzen', 'Yoyo2', 320, 480),
          item('Mountain Buggy', 'Nano', 140, 240),
          item('Mamas & Papas', 'Armadillo', 90, 180),
          item('GB', 'Pockit', 90, 170),
        ],
        facts: [
          'Fits the overhead locker of a plane.',
          'Weighs about six kilos.',
          '~Straps washed, buckles click.',
        ],
      },
    ],
  },
  151: {
    art: 'seat',
    slots: {
      year: [2020, 2021, 2022, 2023, 2024],
      colour,
      fit: ['0 to 4 years', '6 months to 8 years', '4 to 8 years', 'birth to 12 months'],
    },
    attributes: {
      ...smokeFree,
      brand: '{brand}',
      'year-made': '{year}',
      'accident-free': true,
      isofix: true,
    },
    goods: [
      {
        conditions: ['like-new', 'good', 'fair'],
        title: '{brand} {model} car seat, {fit}, made {year}',
        variants: [
          item('Britax', 'Safe-n-Sound', 120, 280),
          item('Infasecure', 'Grandeur', 120, 260),
          item('Maxi-Cosi', 'Vita', 140, 300),
          item('Mothers Choice', 'Avoro', 60, 130),
          item('Joie', 'Meet', 140, 260),
          item('Nuna', 'Todl', 280, 460),
        ],
        facts: [
          'Made in {year}, never in an accident, label in the photos.',
          'ISOFIX and tether straps included.',
          '~Covers washed on cold, harness wiped.',
          '~Fitted by an authorised station until last week.',
          'Suits {fit}.',
        ],
      },
    ],
  },
  152: {
    art: 'cot',
    slots: { colour: ['white', 'natural beech', 'grey', 'walnut', 'two-tone'] },
    attributes: { ...smokeFree, brand: '{brand}', 'age-range': '0 to 6 months' },
    goods: [
      {
        title: '{brand} {model}, {colour}',
        variants: [
          {
            ...item('Boori', 'cot with mattress', 180, 420),
            note: 'Three base heights, meets AS/NZS 2172, label still there.',
          },
          {
            ...item('Stokke', 'Sleepi cot', 380, 680),
            note: 'Grows from bassinet to toddler bed, all parts included.',
          },
          {
            ...item('IKEA', 'Sniglar cot', 50, 100),
            note: 'Two base heights, meets the Australian standard.',
          },
          {
            ...item('Grotime', 'cot and change table', 160, 340),
            note: 'Both pieces in one colour, sold together.',
          },
          { ...item('Mocka', 'change table', 50, 110), note: 'Two shelves and a raised edge.' },
          {
            ...item('Snuz', 'bedside bassinet', 120, 220),
            note: 'Straps to the bed, side drops with one hand.',
          },
          {
            ...item('Tasman Eco', 'nursery drawers', 140, 300),
            note: 'Four soft-close drawers, anti-tip strap included.',
          },
        ],
        facts: [
          '~No chew marks, which surprised us.',
          'Goes together with one Allen key.',
          'Fits through a normal door when put together.',
          'Corners are smooth, finish is safe for teething.',
        ],
      },
      {
        title: '{brand} {thing}, {colour}',
        price: [35, 160],
        slots: {
          brand: ['Owlet', 'Vtech', 'Angelcare', 'Skip Hop', 'Ergobaby', 'BabyBjörn'],
          thing: ['monitor', 'night light', 'mobile', 'rocker', 'carrier', 'nursing cushion'],
        },
        facts: ['All parts there.', '~Made our nights easier.', '~Washed and packed.'],
      },
    ],
  },
  153: {
    art: 'teddy',
    slots: { age: ['1 to 3 years', '3 to 6 years', '6 to 12 years'] },
    attributes: { ...smokeFree, 'age-range': '{age}' },
    goods: [
      {
        title: '{what}, {amount}',
        slots: {
          what: [
            'Duplo',
            'Lego City',
            'Wooden train set',
            'Magnetic tiles',
            'Brio railway',
            'Sylvanian Families',
            'Barbie bundle',
            'Hot Wheels',
            'Playmobil farm',
            'Schleich animals',
            'Wooden blocks',
          ],
          amount: ['big tub', '40 pieces', '100 pieces', 'full shoebox', 'two boxes', 'large bag'],
        },
        price: [25, 140],
        facts: [
          '~Counted and washed, all the main pieces are there.',
          'Hours of rainy-day peace.',
          'Goes with what you have, of course.',
        ],
      },
      {
        title: '{what} in {colour}',
        slots: {
          what: [
            'Play kitchen',
            'Doll’s house',
            'Balance bike',
            'Scooter',
            'Trampoline, 8 ft',
            'Sandpit with lid',
            'Ride-on car',
            'Activity table',
            'Teepee',
            'Water table',
          ],
          colour: ['white', 'red', 'blue', 'natural timber', 'pink', 'green', 'mint'],
        },
        price: [40, 220],
        facts: ['Comes apart for the trip home.', '~Loved for two summers.', 'Bolts tight, edges smooth.'],
      },
    ],
  },
  154: {
    art: 'shirt',
    slots: { size: ['000', '00', '0', '1', '2', '3', '4', '6', '8', '10'], who: ['girls', 'boys', 'unisex'] },
    attributes: { ...smokeFree, 'kids-size': '{size}' },
    goods: [
      {
        title: '{who} clothes bundle size {size}, {count} pieces',
        price: [20, 90],
        isPlural: true,
        slots: { count: [10, 12, 15, 20, 25, 30] },
        facts: [
          'A mix of Cotton On, Seed and Bonds.',
          'Tops, pants, two jackets and pyjamas.',
          'Sorted and folded.',
          'A few still have tags.',
        ],
      },
      {
        title: '{brand} {thing}, size {size}',
        price: [8, 45],
        slots: {
          brand: ['Bonds', 'Seed', 'Country Road', 'Zara', 'Nature Baby', 'Cotton On Kids', 'Pumpkin Patch'],
          thing: [
            'rain jacket',
            'school uniform set',
            'party dress',
            'puffer vest',
            'Wondersuits x4',
            'swim set',
            'knit cardigan',
            'Eid outfit',
          ],
        },
        attributes: { brand: '{brand}' },
        facts: ['~Worn to two parties.', 'Zips and buttons all work.', 'Generous fit for size {size}.'],
      },
    ],
  },
  155: {
    art: 'mug',
    attributes: { ...smokeFree, 'age-range': '{age}', brand: '{brand}' },
    slots: {
      age: ['0 to 6 months', '6 to 12 months'],
      colour: ['white', 'grey', 'mint', 'pink', 'blue', 'natural'],
      extra: ['boxed', 'with spare parts', 'complete', 'easy to clean', 'booklet included'],
    },
    goods: [
      {
        title: '{brand} {model}, {colour}, {extra}',
        variants: [
          {
            ...item('Stokke', 'Tripp Trapp', 160, 300),
            note: 'Baby set and cushion included; later it is a chair for school.',
          },
          {
            ...item('IKEA', 'Antilop highchair', 15, 35),
            note: 'Legs come off, tray goes in the dishwasher.',
          },
          { ...item('Medela', 'breast pump', 60, 160), note: 'Motor is strong; new shields included.' },
          { ...item('Philips Avent', 'steriliser', 30, 70), note: 'Six bottles in eight minutes.' },
          { ...item('Beaba', 'Babycook', 60, 130), note: 'Steams and blends in one bowl.' },
          item('Stokke', 'Flexi bath', 30, 60),
          {
            ...item('Tommee Tippee', 'bottle set', 20, 50),
            note: 'Eight bottles and a brush, new teats in the bag.',
          },
          item('Mocka', 'highchair', 40, 90),
          item('Angelcare', 'bath seat', 15, 35),
        ],
        facts: [
          '~Sterilised or scrubbed, then packed.',
          'All parts there, nothing cracked.',
          '~Used by one baby, a tidy one.',
        ],
      },
    ],
  },
};
