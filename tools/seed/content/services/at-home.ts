import { offered } from './offered-service.ts';

const out = { isOut: true } as const;

const odd = offered(
  318,
  'tools',
  [
    [
      'Handyman by the hour',
      75,
      120,
      'Shelves, doors, taps and everything on the list by the fridge.',
      { priceKind: 'hour' },
    ],
    ['Flat-pack furniture, one piece', 95, 90, 'Put together, levelled and fixed to the wall.'],
    ['Gutters cleaned', 190, 120, 'Single storey. Photographs before and after.'],
    ['Television on the wall', 140, 75, 'Any wall but a party wall; cables hidden where they can be.'],
  ],
  out,
);
const plumbing = offered(
  310,
  'tools',
  [
    ['Leaking tap or toilet', 149, 60, 'Found, fixed and tested; washers and seals are included.'],
    ['Blocked drain', 220, 90, 'Cleared with a jet, and a look with the camera.', { priceKind: 'from' }],
    ['Hot water service', 160, 60, 'Serviced, with a report on how long it may last.'],
  ],
  out,
);
const electrics = offered(
  311,
  'tools',
  [
    ['Power point, new or moved', 130, 60, 'Tested and certified.', { art: 'charger' }],
    ['Safety switch check', 110, 45, 'Each circuit tested, with a sticker and a date.', { art: 'tools' }],
    ['Six downlights', 330, 150, 'LED, dimmable, old ones taken away.', { art: 'pendants' }],
  ],
  out,
);
const wood = offered(
  312,
  'saw',
  [
    ['Door hung or eased', 120, 75, 'Planed, hinged and painted at the edge.'],
    ['Carpentry by the hour', 90, 120, 'Decks, stairs, frames and stuck windows.', { priceKind: 'hour' }],
    ['Built-in shelf', 280, 180, 'Measured, cut and fixed in one visit.', { priceKind: 'from' }],
  ],
  out,
);
const paint = offered(
  313,
  'paint',
  [
    ['Feature wall', 240, 180, 'Two coats, floor covered, edges cut in by hand.'],
    ['Ceiling repainted', 320, 240, 'One room, stain blocker where it is needed.'],
    ['Colour consultation', 85, 60, 'Large samples, seen in your light.'],
  ],
  out,
);
const cleaning = offered(
  314,
  'towels',
  [
    ['Home clean', 180, 180, 'Kitchen, bathroom, floors and dust. We bring everything.'],
    ['Windows, inside and out', 150, 120, 'Up to twelve panes, tracks included.'],
    ['Oven and range hood', 110, 90, 'Racks soaked, glass out.'],
  ],
  out,
);
const garden = offered(
  315,
  'secateurs',
  [
    ['Lawn and edges', 65, 60, 'Mown, trimmed and blown off the path.'],
    ['Hedge trimming', 120, 120, 'Up to three metres high, clippings taken away.'],
    ['Garden by the hour', 60, 120, 'Weeds, mulch, roses and good advice.', { priceKind: 'hour' }],
  ],
  out,
);
const tiling = offered(
  317,
  'bricks',
  [
    ['Shower regrouted', 320, 240, 'Old grout cut out, new grout sealed.'],
    ['Splashback, up to two metres', 390, 240, 'Your tiles, our hands.', { priceKind: 'from' }],
    ['Cracked tile replaced', 140, 90, 'One to three tiles, if you have kept spares.'],
  ],
  out,
);

export const handymanTrades = {
  Repairs: odd,
  Maintenance: [...odd.slice(0, 3), ...cleaning.slice(1)],
  Plumbing: plumbing,
  Electrical: electrics,
  Carpentry: wood,
  Painting: paint,
  Tiling: tiling,
  Gardens: garden,
} as const;

export const allHandyman = [...odd.slice(0, 1), ...plumbing.slice(0, 1), ...cleaning.slice(0, 1)];

const tax = offered(300, 'briefcase', [
  ['Tax return, one person', 160, 60, 'Bring your receipts; it is lodged the same day.'],
  ['Sole trader return and BAS', 340, 90, 'With a list of what to keep next year.'],
  ['First talk about a company', 90, 45, 'Whether you need one, and what it costs.'],
]);
const law = offered(301, 'scales', [
  ['Contract review, property', 280, 60, 'Before you sign. Plain words, within a day.'],
  ['Will and power of attorney', 420, 90, 'Both documents, witnessed here.'],
  ['First advice', 120, 45, 'What your position is, and whether it is worth a letter.'],
]);
const visas = offered(302, 'suitcase', [
  ['Visa assessment', 180, 60, 'Which visas are open to you, in writing.'],
  ['Citizenship application', 260, 60, 'Checked, completed and lodged together.'],
]);
const lessons = offered(303, 'books', [
  ['Maths tutoring', 70, 60, 'Years 7 to 12, one to one, at your table.', out],
  ['English for the selective test', 75, 60, 'Reading and writing, with homework that is marked.', out],
  ['Arabic for beginners', 60, 60, 'Letters first, then songs, then sentences.'],
]);
const computers = offered(304, 'laptop', [
  ['Computer help at home', 110, 60, 'Slow, stuck or full: we look, explain and fix.', out],
  ['Wi-Fi that reaches the back room', 190, 90, 'Measured, moved and set up.', out],
  ['Photographs rescued', 140, 60, 'From old telephones, cards and discs.'],
]);
const loans = offered(305, 'house', [
  ['Home loan check', 60, 45, 'Whether yours is still a good one.'],
  ['First home talk', 90, 60, 'Deposit, grants and what the bank will ask.'],
]);

export const professionalTrades = {
  Accounting: tax,
  Finance: [...loans, ...tax.slice(2)],
  Legal: law,
  Conveyancing: law.slice(0, 2),
  Migration: visas,
  Advisory: [...tax.slice(1), ...law.slice(2)],
  Tutors: lessons,
  Support: computers,
} as const;

export const allProfessional = [
  ...tax.slice(0, 1),
  ...lessons.slice(0, 1),
  ...offered(306, 'car', [
    ['Driving lesson', 80, 60, 'Dual controls, a calm instructor, and pick-up from your door.', out],
  ]),
];
