import { offered } from './offered-service.ts';

const atChair = { room: 'chair', cleanUp: 10 } as const;

const hair = offered(
  320,
  'scissors',
  [
    [
      'Cut and blow-dry',
      85,
      60,
      'A consultation, a wash with a head massage, the cut, and how to style it at home.',
      {
        addOns: [
          { name: 'Deep conditioning treatment', price: '25', extra_minutes: 15 },
          { name: 'Fringe trim', price: '0', extra_minutes: 5 },
        ],
      },
    ],
    [
      'Full colour',
      165,
      120,
      'Root to tip, with a patch test beforehand. Tea while it takes.',
      { processing: [45, 40] },
    ],
    [
      'Half-head foils',
      190,
      135,
      'Fine foils around the face and parting, toned to suit.',
      { processing: [60, 35] },
    ],
    ['Blow-dry', 55, 45, 'Washed, dried and set for the evening.'],
    ['Keratin smoothing', 240, 150, 'For hair that has its own plans in summer. Lasts about three months.'],
    ['Child’s cut', 35, 30, 'Up to twelve years. A book, a stool and nobody in a hurry.'],
  ],
  atChair,
);

const barber = offered(
  321,
  'scissors',
  [
    ['Skin fade', 45, 40, 'Clippers and scissors, finished with a hot towel.'],
    ['Scissor cut', 50, 45, 'All scissors, washed before and after.'],
    [
      'Beard trim and shape',
      30,
      25,
      'Line, length and oil.',
      { addOns: [{ name: 'Hot towel', price: '10', extra_minutes: 10 }] },
    ],
    ['Hot towel shave', 55, 40, 'Two towels, one blade, no rush.'],
    ['Father and son', 75, 60, 'Two cuts one after another, for one price.'],
  ],
  { room: 'chair', cleanUp: 5 },
);

const nails = offered(322, 'polish', [
  [
    'Gel manicure',
    60,
    45,
    'File, cuticles, and colour that lasts two weeks.',
    { cleanUp: 5, addOns: [{ name: 'Removal of old gel', price: '15', extra_minutes: 15 }] },
  ],
  ['Pedicure', 70, 60, 'Soak, scrub, massage and polish.'],
  ['Breathable polish', 50, 40, 'Water-permeable colour, for those who wash before prayer.'],
  ['Builder gel extensions', 95, 90, 'Natural shapes, no drill on the nail itself.'],
  ['Nail art, ten nails', 85, 75, 'Bring a picture, or let us draw.', { priceKind: 'from' }],
]);

const brows = offered(323, 'polish', [
  ['Brow shape and tint', 45, 30, 'Threaded or waxed, then tinted to suit.'],
  ['Brow lamination', 95, 60, 'Set for six weeks, tint included.'],
  ['Lash lift', 90, 60, 'Your own lashes, curled and tinted.'],
  ['Classic lash extensions', 140, 105, 'One by one, light enough to forget.'],
  ['Threading, full face', 40, 30, 'Brows, lip, chin and sides.'],
]);

const skin = offered(
  325,
  'oil',
  [
    ['Deep cleansing facial', 120, 60, 'Steam, extractions and a calming mask.'],
    ['Lactic acid peel', 140, 45, 'A mild peel for dull skin. Not before a beach week.'],
    ['Microneedling', 260, 75, 'With numbing cream and a plan for the days after.'],
    ['Skin consultation', 40, 30, 'Under the lamp, with a list of what to stop using.'],
  ],
  { room: 'room', cleanUp: 10 },
);

const bridal = [
  ...offered(326, 'polish', [
    ['Henna for both hands', 70, 60, 'Natural henna, designs from simple to bridal.', { priceKind: 'from' }],
    ['Bridal henna', 280, 180, 'Hands and feet, drawn for you after a chat about your day.', { isOut: true }],
  ]),
  ...offered(324, 'lipstick', [
    ['Make-up for an evening', 110, 60, 'Bring your dress, or a picture of it.'],
    [
      'Bridal make-up and trial',
      320,
      120,
      'The trial is a month before, the day itself at your home.',
      { isOut: true },
    ],
    ['Hijab styling', 45, 30, 'Draped, pinned and safe to dance in.'],
  ]),
];

/** By the last word of the business’s name; who has another one does a little of everything. */
export const beautyTrades = {
  Room: hair,
  Salon: [...hair.slice(0, 4), ...brows.slice(0, 1)],
  Barbers: barber,
  Nails: nails,
  Bar: brows,
  Skin: skin,
  Studio: [...bridal, ...brows.slice(0, 2)],
  Beauty: [...skin.slice(0, 2), ...nails.slice(0, 2), ...brows.slice(0, 2), ...bridal.slice(0, 1)],
} as const;

/** Of the demo's own salon. */
export const allBeauty = [
  ...hair.slice(0, 2),
  ...brows.slice(0, 1),
  ...nails.slice(0, 1),
  ...bridal.slice(0, 1),
];
