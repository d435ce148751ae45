import { freeYardVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

export const ticketShelves: Record<number, Shelf> = {
  240: {
    art: 'ticket',
    slots: {
      count: ['Two', 'Four', 'Three'],
      seat: ['row F', 'row K', 'stalls', 'dress circle', 'bay 114', 'balcony'],
    },
    attributes: { quantity: '{quantity}', seating: 'Reserved seats' },
    derive: (_, { count }) => ({ quantity: ['Two', 'Three', 'Four'].indexOf(String(count)) + 2 }),
    goods: [
      {
        title: '{count} tickets, {show}, {seat}',
        isPlural: true,
        slots: {
          show: [
            'Opera on the Harbour',
            'stand-up night at the Enmore',
            'symphony, Beethoven',
            'Bell Shakespeare',
            'jazz at the Basement',
            'ballet matinee',
            'comedy gala',
            'musical at the Capitol',
            'Arabic orchestra night',
            'indie festival, day one',
          ],
        },
        price: [90, 420],
        facts: [
          '{count} seats together, {seat}.',
          'Face value; I can show the receipt.',
          'Doors at 7, show at 8.',
          'Good view, I have sat there before.',
        ],
      },
    ],
  },
};

export const travelShelves: Record<number, Shelf> = {
  241: {
    art: 'suitcase',
    slots: {
      litres: [36, 40, 65, 75, 95, 105],
      colour: ['navy', 'black', 'silver', 'mustard', 'green', 'rose'],
    },
    attributes: { brand: '{brand}', 'volume-l': '{litres}' },
    goods: [
      {
        title: '{brand} {model}, {litres} L, {colour}',
        variants: [
          { brand: 'Samsonite', model: 'hard-shell case', low: 60, high: 180 },
          { brand: 'July', model: 'check-in case', low: 120, high: 240 },
          { brand: 'Rimowa', model: 'cabin case', low: 380, high: 750 },
          { brand: 'Osprey', model: 'travel pack', low: 90, high: 200 },
          { brand: 'Antler', model: 'cabin case', low: 50, high: 130 },
          { brand: 'Crumpler', model: 'duffel', low: 60, high: 140 },
        ],
        facts: [
          'Wheels roll straight, handle locks.',
          '{litres} litres, within airline limits for its class.',
          'One trip to Europe and back.',
          'TSA lock, code reset.',
        ],
      },
    ],
  },
};

export const voucherShelves: Record<number, Shelf> = {
  242: {
    art: 'ticket',
    slots: { value: [50, 80, 100, 150, 200, 250, 300, 500] },
    attributes: { value: '{value}' },
    derive: (rng, { value }) => ({
      worth: `$${value}`,
      low: Number(value) * 0.82,
      high: Number(value) * rng.pick([0.88, 0.92, 0.95]),
    }),
    goods: [
      {
        title: '{worth} {where} voucher',
        slots: {
          where: [
            'day spa',
            'bookshop',
            'hot-air balloon',
            'steakhouse',
            'hardware store',
            'outdoor shop',
            'pottery class',
            'department store',
            'harbour cruise',
            'cinema',
            'escape room',
            'garden centre',
          ],
        },
        facts: [
          'Worth {worth}, nothing used.',
          'Valid for more than a year, date on the card.',
          'No name on it, anyone can redeem.',
          'We can check the balance together.',
        ],
      },
    ],
  },
};

const lot = { 'take-by': '{by}' };
const by = ['Today', 'This weekend', 'This week', 'No rush'];

export const freeShelves: Record<number, Shelf> = {
  230: {
    art: 'sofa',
    slots: { by },
    attributes: lot,
    goods: [
      {
        title: '{thing}, {colour}',
        slots: {
          thing: [
            'Two-seater sofa',
            'Pine bookcase',
            'Desk with drawers',
            'Queen bed base',
            'Office chair',
            'Six dining chairs',
            'TV unit',
            'Wardrobe',
            'Coffee table',
            'Armchair',
            'Chest of drawers',
          ],
          colour: ['grey', 'brown', 'white', 'black', 'timber', 'blue'],
        },
        facts: [
          'Solid, just not our style any more.',
          'Two people can lift it.',
          'Would suit a first flat or a shed.',
        ],
      },
    ],
  },
  231: {
    voice: freeYardVoice,
    art: 'bricks',
    slots: { by },
    attributes: lot,
    goods: [
      {
        title: '{thing}, {amount}',
        slots: {
          thing: [
            'Clean fill',
            'Old bricks',
            'Timber offcuts',
            'Mulch',
            'Agapanthus plants',
            'Roof tiles',
            'Pallets',
            'Garden pots',
            'Pavers',
            'Bamboo',
            'Firewood, unsplit',
          ],
          amount: ['one trailer load', 'plenty', 'a few barrows', 'about 3 m²', 'help yourself', 'you load'],
        },
        isPlural: true,
        facts: [
          'At the side gate, take what you like.',
          'Nothing nasty in it, happy for you to look first.',
          'Handy for a garden project.',
        ],
      },
    ],
  },
  232: {
    art: 'teddy',
    slots: { by },
    attributes: lot,
    goods: [
      {
        title: '{thing}, {age}',
        slots: {
          thing: [
            'Bag of toys',
            'Baby clothes',
            'Cot without mattress',
            'Picture books',
            'Scooter',
            'Highchair',
            'Soft toys',
            'Dress-ups',
            'Puzzles',
            'Play mat',
          ],
          age: ['ages 1 to 3', 'ages 3 to 6', 'size 0 to 1', 'ages 6 to 9', 'mixed ages', 'toddler'],
        },
        facts: [
          'Ready in the hallway.',
          'There is fun left in it.',
          'Ours has moved on to dinosaurs.',
          'Pass on when outgrown.',
        ],
      },
    ],
  },
  233: {
    art: 'books',
    slots: { by },
    attributes: lot,
    goods: [
      {
        title: '{thing}, {amount}',
        slots: {
          thing: [
            'Paperbacks',
            'National Geographic',
            'Sheet music',
            'DVDs',
            'Jigsaws',
            'Knitting wool',
            'Craft paper',
            'Old textbooks',
            'Model railway track',
            'Cassette tapes',
            'Language courses',
          ],
          amount: ['two boxes', 'one shelf', 'a big bag', 'about 30', 'a whole crate', 'job lot'],
        },
        isPlural: true,
        facts: [
          'Dry and clean.',
          'Take the lot or leave the lot.',
          'Would suit a school or a street library.',
          'Boxes are yours too.',
        ],
      },
    ],
  },
  234: {
    art: 'mug',
    slots: { by },
    attributes: lot,
    goods: [
      {
        title: '{thing}, {detail}',
        slots: {
          thing: [
            'Mixed crockery',
            'Moving boxes',
            'Jars with lids',
            'Toaster and kettle',
            'Curtains',
            'Bar fridge',
            'Pots and pans',
            'Coat hangers',
            'Doonas and pillows',
            'Vacuum cleaner',
            'Ironing board',
          ],
          detail: ['all works', 'mixed lot', 'clean', 'one box', 'boxed up', 'ready at the door'],
        },
        isPlural: true,
        facts: [
          'Clean and ready to use.',
          'From a share house that is breaking up.',
          'Would set up a first kitchen.',
          'Take one or all.',
        ],
      },
    ],
  },
};
