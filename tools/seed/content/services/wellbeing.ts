import { offered } from './offered-service.ts';

const inRoom = { room: 'room', cleanUp: 15 } as const;

const massage = offered(
  365,
  'oil',
  [
    [
      'Relaxation massage',
      110,
      60,
      'An hour of slow, even pressure, with warm oil and quiet.',
      { addOns: [{ name: 'Hot stones', price: '25', extra_minutes: 15 }] },
    ],
    ['Remedial massage', 95, 45, 'For shoulders that sit at a desk all week. Rebates on the spot.'],
    ['Pregnancy massage', 115, 60, 'From the second trimester, lying on the side, with many cushions.'],
    ['Deep tissue, 90 minutes', 155, 90, 'Slow and thorough. Drink water afterwards.'],
    ['Foot reflexology', 70, 40, 'Shoes off, feet up, eyes closed.'],
  ],
  inRoom,
);

const bath = offered(
  361,
  'stones',
  [
    ['Hammam and scrub', 140, 90, 'Steam, black soap, kessa glove and mint tea afterwards.'],
    ['Hammam for two', 250, 90, 'The small room to yourselves.'],
    ['Magnesium bath', 65, 45, 'Warm, dark and salty.'],
    ['Sauna and cold plunge', 55, 60, 'Three rounds at your own pace.'],
  ],
  inRoom,
);

const rituals = offered(
  362,
  'candle',
  [
    [
      'Facial',
      89,
      50,
      'Cleanse, mask and massage with products that do not sting.',
      { art: 'oil', cleanUp: 10 },
    ],
    ['Body wrap with clay', 130, 75, 'Clay from the river, wrapped in warm linen.'],
    ['Half-day retreat', 310, 210, 'Bath, scrub, massage, facial and lunch.'],
    ['Float, one hour', 80, 60, 'Half a tonne of Epsom salt, and you on top of it.'],
  ],
  inRoom,
);

const physio = offered(
  367,
  'towels',
  [
    ['Physiotherapy, first visit', 120, 60, 'A full assessment and a plan that you can follow at home.'],
    ['Physiotherapy, next visit', 90, 30, 'What has changed, hands-on work, and the next steps.'],
    ['Dry needling', 95, 30, 'For stubborn knots, together with exercise.'],
  ],
  { room: 'room' },
);

const food = offered(364, 'bowl', [
  ['Dietitian consultation', 98, 45, 'What you eat now, what you would like to change, and how to begin.'],
  ['Follow-up', 70, 30, 'What worked, what did not, and why that is fine.'],
  ['Family food plan', 160, 75, 'For households in which everybody likes something else.'],
]);

const talk = offered(
  368,
  'plant',
  [
    ['Counselling session', 150, 50, 'Fifty minutes, in person, in confidence.', { cleanUp: 10 }],
    ['Couples session', 210, 80, 'Both of you, one room, no referee’s whistle.', { cleanUp: 10 }],
    ['First conversation', 60, 30, 'To see whether we suit each other.'],
  ],
  { room: 'room' },
);

const moving = offered(366, 'mat', [
  ['Private Pilates', 105, 55, 'On the reformer, one to one.', { room: 'room' }],
  ['Private yoga', 90, 60, 'At your pace, with props for whatever creaks.'],
  ['Duo Pilates', 130, 55, 'Two reformers next to each other.', { room: 'room' }],
  ['Prenatal yoga', 75, 60, 'From week fourteen on. Cushions and tea.'],
]);

/** By the last word of the business’s name. */
export const spaTrades = {
  Massage: massage,
  Bathhouse: [...bath, ...massage.slice(0, 1)],
  Rooms: [...rituals.slice(3), ...massage.slice(0, 2), ...bath.slice(2)],
  Retreat: [...rituals, ...massage.slice(3)],
  Rituals: [...rituals.slice(0, 2), ...bath.slice(0, 2), ...massage.slice(0, 1)],
  House: [...bath.slice(0, 2), ...massage.slice(0, 3)],
} as const;

/** Of day spas, and of the demo's own. */
export const allSpa = [...massage.slice(0, 2), ...bath.slice(0, 1), ...rituals.slice(0, 1)];

export const wellbeingTrades = {
  Physio: physio,
  Nutrition: food,
  Dietitians: food,
  Counselling: talk,
  Yoga: moving.slice(1),
  Pilates: moving,
} as const;

export const allWellbeing = [...physio.slice(0, 1), ...food.slice(0, 1), ...talk.slice(0, 1)];
