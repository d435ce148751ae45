import { musicVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });

export const hobbyShelves: Record<number, Shelf> = {
  180: {
    voice: musicVoice,
    art: 'guitar',
    slots: { extra: ['hard case', 'gig bag', 'stand', 'new strings', 'amp included', 'lesson book'] },
    attributes: { brand: '{brand}', instrument: '{kind}' },
    goods: [
      {
        title: '{brand} {model}, {extra}',
        variants: [
          { ...item('Fender', 'Player Stratocaster', 650, 950), kind: 'Guitar' },
          { ...item('Yamaha', 'FG800 acoustic', 160, 260), kind: 'Guitar' },
          { ...item('Maton', 'EBG808', 1400, 2100), kind: 'Guitar' },
          { ...item('Epiphone', 'Les Paul', 380, 620), kind: 'Guitar' },
          { ...item('Cordoba', 'classical guitar', 220, 420), kind: 'Guitar' },
          { ...item('Squier', 'Jazz Bass', 280, 460), kind: 'Bass' },
        ],
        facts: [
          '~Set up last month, low action, no buzz.',
          '~A ding on the back, tone unharmed.',
          'Comes with {extra}.',
          'Sounds bigger than it looks.',
        ],
      },
      {
        title: '{brand} {model}',
        art: 'mic',
        slots: { extra: ['stand'] },
        variants: [
          {
            ...item('Yamaha', 'P-45 digital piano', 320, 480),
            note: '88 weighted keys, pedal included.',
            kind: 'Piano and keys',
          },
          { ...item('Roland', 'FP-30X', 620, 850), kind: 'Piano and keys' },
          {
            ...item('Roland', 'TD-07 e-drums', 620, 950),
            note: 'Mesh heads, quiet enough for a flat.',
            kind: 'Drums',
          },
          {
            ...item('Pearl', 'Export drum kit', 420, 780),
            note: 'Five drums, three stands, cymbals not included.',
            kind: 'Drums',
          },
          {
            ...item('Stentor', 'violin, 3/4', 90, 180),
            note: '~Bow rehaired, shoulder rest included.',
            kind: 'Strings',
          },
          {
            ...item('Yamaha', 'alto saxophone', 650, 1200),
            note: '~Pads seal, serviced in March.',
            kind: 'Brass and woodwind',
          },
          {
            ...item('Arabic', 'oud by a Damascus maker', 320, 750),
            note: 'Walnut and apricot ribs, new pegs.',
            kind: 'Oud and saz',
          },
          {
            ...item('Turkish', 'saz, long neck', 160, 360),
            note: '~Frets tied fresh, soft case.',
            kind: 'Oud and saz',
          },
          {
            ...item('Shure', 'SM7B microphone', 320, 460),
            note: 'One voice, one room, one owner.',
            kind: 'Recording',
          },
          {
            ...item('Focusrite', 'Scarlett interface', 90, 170),
            note: 'Two inputs, drivers up to date.',
            kind: 'Recording',
          },
        ],
        facts: [
          '~Played at home only.',
          'Everything works, come and try.',
          'Case, stand or leads included, whatever it needs.',
        ],
      },
    ],
  },
  181: {
    art: 'books',
    slots: { edition: ['6th edition', '7th edition', '9th edition', 'latest edition'] },
    goods: [
      {
        title: '{subject} textbook, {edition}',
        price: [25, 95],
        slots: {
          subject: [
            'Anatomy and Physiology',
            'Microeconomics',
            'Organic Chemistry',
            'Australian Constitutional Law',
            'HSC Maths Extension',
            'Nursing Fundamentals',
            'Psychology',
            'Accounting Principles',
            'Early Childhood Education',
          ],
        },
        attributes: { 'book-format': 'Textbook' },
        facts: [
          'Prescribed for first year; check your reading list.',
          '~Pencil notes that may even help.',
          '~Access code is used.',
        ],
      },
      {
        title: '{what}, {count} books',
        price: [20, 120],
        isPlural: true,
        slots: {
          what: [
            'Crime novels',
            'Picture books',
            'Harry Potter set',
            'Cookbooks',
            'Fantasy series',
            'Australian history',
            'Bluey and friends',
            'Arabic novels',
            'Penguin classics',
            'Graphic novels',
            'Garden and design',
            'Poetry shelf',
          ],
          count: [5, 7, 8, 10, 12, 15, 20, 30],
        },
        attributes: { 'book-format': 'Paperback' },
        facts: [
          '{count} books, spines sound.',
          '~Read once, by a careful reader.',
          'List of titles on request.',
        ],
      },
    ],
  },
  182: {
    art: 'vinyl',
    slots: {
      pressing: ['first pressing', 'reissue', '180 g', 'gatefold', 'Australian pressing', 'with insert'],
    },
    attributes: { artist: '{artist}', 'music-format': '{format}' },
    goods: [
      {
        title: '{artist}, {album}, {pressing}',
        slots: { format: ['LP'] },
        variants: [
          { artist: 'Midnight Oil', album: 'Diesel and Dust', low: 20, high: 60 },
          { artist: 'Fleetwood Mac', album: 'Rumours', low: 25, high: 70 },
          { artist: 'AC/DC', album: 'Back in Black', low: 25, high: 80 },
          { artist: 'Umm Kulthum', album: 'Enta Omri', low: 30, high: 90 },
          { artist: 'Miles Davis', album: 'Kind of Blue', low: 25, high: 70 },
          { artist: 'Fairuz', album: 'Legend', low: 25, high: 70 },
          { artist: 'INXS', album: 'Kick', low: 20, high: 55 },
          { artist: 'The Go-Betweens', album: '16 Lovers Lane', low: 30, high: 80 },
          { artist: 'Kate Bush', album: 'Hounds of Love', low: 25, high: 65 },
        ],
        facts: [
          '~Plays without a pop, sleeve VG+.',
          '~Cleaned on a machine, new inner.',
          'Sleeve and labels as they should be.',
        ],
      },
      {
        title: '{count} {kind}, {pressing}',
        price: [25, 160],
        isPlural: true,
        slots: {
          count: [12, 20, 30, 40, 60],
          kind: [
            'jazz LPs',
            'eighties singles',
            'classical LPs',
            'soul and funk LPs',
            'rock CDs',
            'mixed CDs',
          ],
          artist: ['Various'],
          format: ['Box set'],
          pressing: ['job lot', 'sorted', 'one owner', 'boxed'],
        },
        facts: [
          'List on request, no cherry-picking.',
          'Stored upright, no warps.',
          'All in plastic sleeves.',
        ],
      },
    ],
  },
  183: {
    art: 'dice',
    slots: { players: ['2 to 4', '2 to 5', '3 to 6'] },
    goods: [
      {
        title: '{game}, {detail}',
        price: [15, 85],
        slots: {
          game: [
            'Catan with Seafarers',
            'Ticket to Ride Europe',
            'Wingspan',
            'Gloomhaven',
            'Azul',
            'Codenames and Dixit',
            'Pandemic',
            'Carcassonne big box',
            'Scrabble deluxe',
            'Backgammon, inlaid',
            'Carrom board',
            'Chess set, hand carved',
          ],
          detail: ['all pieces', 'rules included', 'family favourite', 'great for two', 'shelf clear-out'],
        },
        attributes: { players: '{players}' },
        facts: ['~Every piece counted.', 'Easy to learn, hard to stop.', 'Best on a long evening.'],
      },
      {
        title: '{count}-piece puzzle, {picture}',
        price: [8, 35],
        slots: {
          count: [500, 1000, 1500, 2000],
          picture: [
            'Great Barrier Reef',
            'Istanbul at night',
            'library shelves',
            'Uluru',
            'botanical plate',
            'old world map',
            'Sydney Harbour',
          ],
        },
        attributes: { pieces: '{count}', players: '1 or more' },
        facts: [
          '~Done once, all {count} pieces there.',
          'Pieces fit with a proper click.',
          'Poster included.',
        ],
      },
    ],
  },
  184: {
    art: 'jar',
    slots: { era: ['1950s', '1960s', '1970s', '1980s', '1990s', 'early 2000s'] },
    attributes: { era: '{era}' },
    goods: [
      {
        conditions: ['like-new', 'good', 'fair'],
        title: '{era} {thing}',
        price: [25, 320],
        slots: {
          thing: [
            'Hornby train set',
            'Matchbox cars, 24',
            'Australian stamp album',
            'Coca-Cola tray',
            'Bakelite radio',
            'Wembley Ware vase',
            'footy cards',
            'film posters',
            'tin toys',
            'Holden badges',
            'enamel sign',
            'pre-decimal coins',
            'brass scales',
            'comics, boxed',
          ],
        },
        facts: [
          'From the {era}, bought at an estate sale.',
          'Nothing restored, nothing repainted.',
          'I can tell you what I know of its history.',
        ],
      },
      {
        title: 'Pokémon cards, {set}, {count}',
        price: [30, 260],
        isPlural: true,
        slots: {
          set: ['base set', 'Evolving Skies', '151', 'Jungle', 'mixed holos', 'Crown Zenith'],
          count: ['50 cards', '100 cards', 'full binder', '20 holos', '300 cards'],
        },
        facts: ['Sleeved, in a binder.', 'No fakes, inspect each one.', 'My own from school, mostly.'],
      },
    ],
  },
  185: {
    art: 'roller',
    goods: [
      {
        title: '{what}, {detail}',
        slots: {
          detail: ['full set', 'some opened', 'studio clear-out', 'class set', 'one lot', 'as a bundle'],
        },
        variants: [
          { what: 'Oil paints and brushes', low: 30, high: 110 },
          {
            what: 'Janome sewing machine',
            note: 'Sews twelve stitches, foot pedal included.',
            low: 110,
            high: 320,
          },
          { what: 'Brother overlocker', note: 'Threaded, with cones in four colours.', low: 140, high: 320 },
          { what: 'Cricut Maker', note: 'Two mats and a bundle of vinyl.', low: 190, high: 380 },
          { what: 'Studio easel, beech', low: 60, high: 160 },
          { what: 'Merino yarn, 30 balls', note: 'All one dye lot per colour.', low: 60, high: 150 },
          { what: 'Pottery wheel', note: 'Quiet motor, two bats included.', low: 380, high: 850 },
          { what: 'Copic markers, 72', note: '~Tested one by one, five spares.', low: 120, high: 260 },
          { what: 'Quilting fabric, 12 m', low: 30, high: 90 },
          { what: 'Screen-printing kit', low: 60, high: 170 },
          { what: 'Canvas, stretched, 10', low: 30, high: 90 },
        ],
        facts: [
          'Good brand, kept cool and dry.',
          'Spares and instructions where it had any.',
          'Come and try it at the kitchen table.',
        ],
      },
    ],
  },
};
