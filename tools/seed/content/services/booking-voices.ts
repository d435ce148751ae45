import type { Rng } from '../rng.ts';

const praise = [
  'On time, kind and very good at it. I have booked the next one already.',
  'Explained everything before starting and cost exactly what it said.',
  'My mother came along and now wants the same.',
  'Best in the area, and I have tried a few.',
  'Calm, clean and no fuss. Felt looked after from the door on.',
  'They remembered what we talked about last time.',
];
const fair = [
  'Good work, but I waited twenty minutes.',
  'Fine in the end. Parking was the hard part.',
  'Nice people; a little rushed towards the end.',
];
const blame = [
  'Not what we had agreed on, and it took a phone call to say so.',
  'Came late and left early. The work itself is all right.',
];
const titles: Readonly<Record<number, readonly string[]>> = {
  5: ['Wonderful', 'Could not be happier', 'Highly recommended'],
  4: ['Very good', 'Will come again'],
  3: ['All right', 'Fair'],
  2: ['Hoped for more'],
  1: ['Not again'],
};

/** What a customer says afterwards; most are content. */
export function writeVisitReview(rng: Rng) {
  const rating = Number(rng.weighted({ 5: 56, 4: 28, 3: 10, 2: 4, 1: 2 }));
  const comment = rng.pick(rating >= 4 ? praise : rating === 3 ? fair : blame);
  return { rating, title: rng.pick(titles[rating] ?? ['Fair']), comment };
}

const ofCustomers = [
  'Came on time and knew what they wanted. A pleasure.',
  'Friendly and clear about the job. Welcome back any time.',
  'Everything was ready when we came. Thank you!',
  'Polite, and paid at once.',
];
export const writeCustomerReview = (rng: Rng) => ({ rating: rng.int(4, 5), comment: rng.pick(ofCustomers) });

export const notes = [
  'Please ring the bell twice.',
  'First time here, so I may have questions.',
  'I am allergic to almonds.',
  'Is there parking nearby?',
  'A quiet hour would be lovely.',
] as const;

export const customerReasons = [
  'Something has come up.',
  'My child is ill, sorry.',
  'I have to work that day after all.',
] as const;
export const sellerReasons = [
  'We are closed that day.',
  'Our van is in the workshop until Thursday.',
  'Somebody of us is ill and nobody else can do it.',
] as const;
export const timeReasons = [
  'Would a little later suit you as well?',
  'Our plans have changed; could we move it?',
  'An hour has become free that may suit you better.',
] as const;
export const walkIns = ['Mrs Taouk', 'Gareth from next door', 'Selina P.', 'Mr Ho', 'Bianca', 'Old Mr Reid'];

export const complaints: readonly (readonly [reason: string, complaint: string, answer: string])[] = [
  [
    'Not as described',
    'It was booked for an hour and was over after thirty-five minutes.',
    'There was a wait before it, which we are sorry for. We offer the next one at half the price.',
  ],
  [
    'Service not provided',
    'I stood in front of a closed door for twenty minutes.',
    'Our door sticks in the rain; we were inside and have called twice.',
  ],
  [
    'Not as described',
    'The result does not look like what we had agreed on.',
    'Please come by, so that we can look at it together. We put it right for free.',
  ],
];
export const verdicts = {
  customer: 'The business could not show that the work was done as booked.',
  seller: 'The pictures and messages show that it was done as booked.',
  split: 'Both sides have agreed to meet in the middle.',
} as const;

export const enquiries: readonly (readonly [question: string, answer: string])[] = [
  [
    'Do you have somebody who speaks Arabic?',
    'We do, on Tuesdays and Saturdays. You can choose them when you book.',
  ],
  [
    'Could two of us come at the same time?',
    'Yes, on weekday mornings. Please book one after the other and write a note.',
  ],
  ['Is there a step at the door? I come with a pram.', 'No step, and the lift is wide enough.'],
  ['Do you take health fund cards?', 'All of the large ones; you pay the gap only.'],
  [
    'How far ahead do I have to book for a Saturday?',
    'Two weeks usually. Put yourself on the waiting list if it is full.',
  ],
  ['Would you come to Wollongong?', 'Sorry, that is too far for us.'],
  ['Can I bring my daughter? She is four.', 'Of course. There are books and a box of blocks.'],
];

/** What is to be done, for trades that come to their customers. */
export const jobs = [
  'The list is on the fridge: two shelves, one door, one tap.',
  'Second floor, no lift. Somebody is at home all day.',
  'As last time, please. The key is with the neighbour.',
  'It is for my parents, who would rather not climb a ladder.',
  'Please call when you turn into the street, the gate is locked.',
] as const;
export const eventTypes = [
  'Family lunch',
  'Engagement',
  'Birthday',
  'Graduation',
  'Aqiqah',
  'Farewell',
] as const;
