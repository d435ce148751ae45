import type { Rng } from '../rng.ts';

const praise = [
  'Exactly as described, and it came a day early.',
  'Better than the one I had for ten years. Very happy.',
  'Lovely quality. The colour is even nicer than in the picture.',
  'Bought one, then bought two more for my sisters.',
  'Well packed, quick post, and a handwritten card in the box.',
  'Does what it should and looks good doing it.',
  'My mother wants one now. Enough said.',
  'Good value, well made. Would buy again.',
];
const fair = [
  'Good, but smaller than I thought. Measure first.',
  'Nice enough. The box was dented, the thing itself is fine.',
  'Took nine days to arrive, otherwise all good.',
  'Does the job. Instructions could be clearer.',
];
const blame = [
  'Not the colour in the picture. Sent it back.',
  'Stopped working after two weeks; the shop was helpful though.',
  'Arrived with a scratch. I expected more for this money.',
];
const titles: Readonly<Record<number, readonly string[]>> = {
  5: ['Love it', 'Perfect', 'Would buy again', 'Great shop'],
  4: ['Very good', 'Nearly perfect', 'Happy with it'],
  3: ['Fair', 'It is all right'],
  2: ['Hoped for more', 'Not quite'],
  1: ['Disappointed', 'Went back'],
};
const replies = [
  'Thank you for taking the time. It means a lot to a small shop.',
  'So glad that you like it. See you again!',
  'Sorry about that. Please write to us and we will put it right.',
  'Thank you. We have passed this on to the packing table.',
];

export interface WrittenReview {
  rating: number;
  title: string;
  comment: string;
}

/** What a buyer says afterwards; most are content. */
export function writeReview(rng: Rng): WrittenReview {
  const rating = Number(rng.weighted({ 5: 55, 4: 27, 3: 10, 2: 5, 1: 3 }));
  const comment = rng.pick(rating >= 4 ? praise : rating === 3 ? fair : blame);
  return { rating, title: rng.pick(titles[rating] ?? ['Fair']), comment };
}

export const writeReply = (rng: Rng, rating: number): string =>
  rng.pick(rating >= 4 ? replies.slice(0, 2) : replies.slice(2));

export const questions: readonly (readonly [question: string, answer: string])[] = [
  ['Do you post to Tasmania?', 'We do, at the same price. It takes two days longer.'],
  ['How long is the warranty?', 'Two years, and we handle it for you.'],
  ['Can I pick it up on a Saturday?', 'Yes, from nine to three. Please order first, so that it is packed.'],
  ['Is it back in stock soon?', 'The next delivery is due within two weeks.'],
  ['Does it come gift wrapped?', 'Write “gift” into the order note and we wrap it for free.'],
  [
    'What are the exact measurements?',
    'Please look at the description; if something is missing, we measure it for you today.',
  ],
  ['Is it suitable for a three-year-old?', 'It is; there are no small parts.'],
  ['Do you give a discount for five?', 'Ten per cent from five on. Write to us and we send you a code.'],
];

export const cancelReasons = [
  'Found it elsewhere',
  'Ordered the wrong size',
  'No longer needed',
  'Ordered twice',
];
export const shopReasons = [
  'Damaged in our storeroom, sorry.',
  'The last one was sold over the counter.',
  'The supplier has let us down.',
];
export const refundReasons = [
  'The colour was not as ordered.',
  'A small scratch, agreed with the buyer.',
  'Postage was charged twice.',
];
export const declineReasons = ['It has been used and washed.', 'The hygiene seal is broken.'];
export const returnComments = [
  'It is too small. Otherwise nice.',
  'The handle came off on the second day.',
  'Not what the pictures show.',
  'It arrived after the birthday.',
];
export const disputeTalk: readonly (readonly [reason: string, complaint: string, answer: string])[] = [
  [
    'Not received',
    'The tracking says delivered, but nothing has come.',
    'The carrier has a signature from your address. We have asked them for a picture.',
  ],
  [
    'Not as described',
    'The listing says linen, the label says polyester.',
    'That was a mix-up in our storeroom. We offer a part of the price back.',
  ],
  [
    'Damaged or faulty',
    'It arrived in two pieces, photos on request.',
    'It left us whole and was well padded. Please send us a picture of the box.',
  ],
  ['Parts are missing', 'The lid is missing.', 'We can send the lid next week.'],
  [
    'Wrong item',
    'I ordered the blue one and got a green one.',
    'We are sorry. Please keep it until we know where yours went.',
  ],
];
export const verdictNotes = {
  customer: 'The carrier’s papers do not show a delivery to the buyer.',
  seller: 'The signature and the picture show that it was delivered as described.',
  split: 'Both sides have agreed to meet in the middle.',
} as const;
