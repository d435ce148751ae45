import { offered } from './offered-service.ts';

const out = { isOut: true } as const;

const pictures = offered(
  342,
  'camera',
  [
    ['Family portraits', 320, 60, 'An hour in your park or home, twenty edited pictures.'],
    ['Newborn at home', 360, 90, 'Window light, your own blankets, all the time that a baby needs.'],
    ['Party coverage, two hours', 480, 120, 'A hundred pictures within a week.'],
  ],
  out,
);
const films = offered(
  341,
  'camera',
  [
    ['Event film, half a day', 890, 240, 'Two cameras, a cut of five minutes.', { priceKind: 'from' }],
    ['Messages for the couple', 290, 90, 'Guests speak into a camera, we edit.'],
  ],
  out,
);
const kitchen = offered(343, 'bowl', [
  ['Menu tasting for two', 60, 60, 'Eight small plates from the menu that you have chosen.'],
  ['Platters for thirty', 420, 90, 'Set up at your place, halal throughout.', out],
]);
const rooms = offered(340, 'cake', [
  [
    'Function room, by the head',
    45,
    240,
    'Tables, linen and staff for a long lunch. Halal kitchen.',
    { priceKind: 'head', cleanUp: 60 },
  ],
  ['Walk through the rooms', 20, 45, 'Taken off the bill when you book.'],
]);
const cakes = offered(345, 'cake', [
  ['Cake tasting', 40, 45, 'Six flavours and a sketch of the cake that you have in mind.'],
  ['Dessert table talk', 30, 30, 'How many, how high, how sweet.'],
]);
const flowers = offered(346, 'bouquet', [
  ['Flower consultation', 50, 60, 'What grows in your month, and what it costs.'],
  ['Bouquet workshop', 85, 90, 'You make it, you take it home.'],
]);
const fun = offered(
  344,
  'mic',
  [
    ['Face painting, two hours', 240, 120, 'About twenty-five children, paints without nuts.'],
    ['Magic show', 320, 60, 'For six to ten year olds and their uncles.'],
    ['DJ, three hours', 540, 180, 'Clean edits on request.'],
  ],
  out,
);

export const eventTrades = {
  Photography: pictures,
  Films: [...films, ...pictures.slice(2)],
  Catering: [...kitchen, ...cakes.slice(1)],
  House: [...rooms, ...kitchen.slice(0, 1)],
  Flowers: flowers,
  Entertainment: fun,
  Weddings: [...flowers.slice(0, 1), ...cakes, ...pictures.slice(2)],
} as const;

export const allEvents = [...pictures.slice(0, 1), ...cakes.slice(0, 1), ...rooms.slice(0, 1)];
