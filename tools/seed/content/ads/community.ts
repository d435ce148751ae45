import { animalVoice } from './voices.ts';
import type { Shelf, Voice } from './write-goods.ts';

/** Notices rather than sales: no condition, mostly no price. */
export const communityVoice: Voice = {
  ...animalVoice,
  priceTypes: { fixed: 0, negotiable: 0, free: 100, 'on-request': 0 },
  plainTails: [
    'all welcome',
    'new faces welcome',
    'please share',
    'bring a friend',
    'come along',
    'run by neighbours',
  ],
  banks: {
    story: [
      'Started by a few neighbours three years ago.',
      'We meet rain or shine.',
      'Run by volunteers, paid for by a tin on the table.',
      'New here? So were most of us.',
      'It began as a chat at the school gate.',
    ],
    reason: [
      'We would love a few more faces.',
      'A small suburb works better when people know each other.',
      'Everybody has something to teach.',
      'No experience needed, only time.',
    ],
    care: [
      'Step-free access and a toilet on site.',
      'Children welcome with an adult.',
      'Halal and vegetarian food available.',
      'Prayer room next door.',
    ],
    extra: [
      'Parking is easy after five.',
      'Bring a chair and something to drink.',
      'Five minutes on foot from the train.',
      'English, Arabic, Hindi and Mandarin spoken.',
    ],
    handover: [
      'Details by message.',
      'Meet at the front door ten minutes early.',
      'We answer in the evening.',
    ],
    payment: ['A gold coin is welcome, not expected.', 'Free for everyone.', 'Costs are shared at the end.'],
    haggle: ['Tell a friend.', 'Ideas welcome.', 'First visit with no strings attached.'],
    closing: ['See you there.', 'Thank you for sharing this.', 'Write with any questions.'],
  },
};

const noticeVoice: Voice = {
  ...communityVoice,
  plainTails: ['please share', 'please help', 'reward', 'message me', 'this week', 'still looking'],
  banks: {
    story: [
      'It was on Tuesday, around six.',
      'It happened on the way home from work.',
      'I noticed on Friday morning.',
    ],
    reason: [
      'Somebody is missing it badly.',
      'It means a great deal to its owner.',
      'It is not worth much, except to one person.',
    ],
    care: ['I have told the council.', 'There is a note at the shops too.', 'The station office knows.'],
    extra: [
      'A photo is coming.',
      'Please look under your car and in your garage.',
      'Ask your kids, they see everything.',
    ],
    handover: ['Message me at any hour.', 'I can come to you.', 'I work nearby and can meet at lunch.'],
    payment: ['No reward needed, a thank-you is enough.', 'Cake for whoever solves this.'],
    haggle: ['Please share with your neighbours.', 'Every hint helps.'],
    closing: ['Thank you for reading.', 'I will take this down once it is solved.'],
  },
};

const liftVoice: Voice = {
  ...communityVoice,
  plainTails: ['share petrol', 'regular', 'small bag fits', 'friendly', 'non-smoker', 'flexible'],
  banks: {
    story: [
      'I make this trip for work.',
      'I do this every other week.',
      'New to the area and happy to meet people.',
    ],
    reason: ['The trains are slow that day.', 'Trains are off that day.', 'Cheaper and nicer together.'],
    care: ['Full licence and a clean record.', 'Careful and on time.', 'Checked on Souk, see my reviews.'],
    extra: ['Happy to chat or be quiet.', 'Coffee stop on request.'],
    handover: ['Meet at the station.', 'Pick up near the main street.', 'Exact place by message.'],
    payment: ['Petrol shared, nothing more.', 'No money, buy me lunch.'],
    haggle: ['Flexible by an hour.', 'Other days possible.'],
    closing: ['Write with your number of bags.', 'First come, first seated.'],
  },
};

export const communityShelves: Record<number, Shelf> = {
  220: {
    art: 'cake',
    slots: {
      place: [
        'in the park',
        'at the library',
        'at the community hall',
        'by the river',
        'at the bowling club',
        'in the school grounds',
        'on the main street',
      ],
    },
    attributes: { 'children-welcome': true },
    goods: [
      {
        title: '{event} {place}',
        slots: {
          event: [
            'Street fair',
            'Repair cafe',
            'Swap market',
            'Iftar for the neighbourhood',
            'Lunar New Year lunch',
            'Diwali evening',
            'Outdoor cinema',
            'Clean-up morning',
            'Book swap',
            'Plant swap',
            'Trivia night',
            'Garage sale trail',
          ],
        },
        facts: [
          'Held {place}, from ten until two.',
          'Stalls, music and a sausage sizzle, halal option included.',
          'Bring what you do not need, take what you do.',
          'If it pours we move under the roof.',
        ],
      },
    ],
  },
  221: {
    voice: noticeVoice,
    art: 'dog',
    attributes: { 'lost-or-found': '{state}' },
    slots: {
      place: [
        'near the station',
        'by the river path',
        'at the oval',
        'outside the shops',
        'at the bus stop',
        'in the car park',
        'at the playground',
      ],
      state: ['Lost', 'Found'],
    },
    goods: [
      {
        title: '{state}: {thing}, {place}',
        slots: {
          thing: [
            'grey tabby cat',
            'set of keys on a red cord',
            'green budgie',
            'child’s glasses',
            'black wallet',
            'silver bracelet',
            'small brown dog',
            'blue backpack',
            'prayer beads',
            'hearing aid',
            'phone in a clear case',
            'tortoiseshell cat',
            'wedding ring',
          ],
        },
        facts: [
          'Last seen or picked up {place}.',
          'I will ask you to describe one detail, so that it goes to the right person.',
          'I will keep this notice up until it is solved.',
          'Somebody is missing it badly.',
        ],
      },
    ],
  },
  222: {
    art: 'books',
    attributes: { level: '{level}', days: ['Tuesday', 'Thursday'] },
    slots: { level: ['Beginners', 'All levels', 'Advanced'] },
    goods: [
      {
        title: '{group}, {level}',
        slots: {
          group: [
            'English conversation',
            'Arabic for adults',
            'Choir',
            'Walking group',
            'Chess club',
            'Mums and bubs',
            'Quran study circle',
            'Tai chi',
            'Watercolour group',
            'Coding for teens',
            'Knitting circle',
            'Bollywood dance',
            'Parkrun starters',
          ],
        },
        facts: [
          'Tuesdays and Thursdays, an hour and a bit each.',
          'Level: {level}; nobody gets left behind.',
          'Tea and biscuits after.',
          'First time is free, later too.',
        ],
      },
    ],
  },
  223: {
    voice: liftVoice,
    art: 'ute',
    attributes: { 'help-kind': '{kind}' },
    slots: {
      when: [
        'Friday afternoon',
        'Saturday morning',
        'Sunday',
        'weekday mornings',
        'next weekend',
        'Monday early',
        'most evenings',
      ],
    },
    goods: [
      {
        title: '{kind}: {route}, {when}',
        slots: {
          kind: ['Lift offered'],
          route: [
            'Sydney to Canberra',
            'Parramatta to Newcastle',
            'west to the airport',
            'Wollongong and back',
            'Penrith to the city',
            'Campbelltown to Macquarie',
            'Sydney to Dubbo',
            'Blue Mountains run',
          ],
        },
        facts: [
          'Leaving {when}, flexible by an hour.',
          'Two seats free, one of them by the window.',
          'Same way back in the evening or next day.',
        ],
      },
      {
        title: 'Lift wanted: {route}, {when}',
        slots: {
          kind: ['Lift wanted'],
          route: [
            'Sydney to Canberra',
            'Parramatta to Newcastle',
            'west to the airport',
            'Penrith to the city',
          ],
        },
        facts: [
          'One person, one small bag.',
          'I can share petrol and the driving.',
          'Any time on {when} works for me.',
        ],
      },
      {
        voice: communityVoice,
        title: 'Moving help: {what}, {when}',
        slots: {
          kind: ['Moving help'],
          what: ['ute and two hands', 'van with blankets', 'one strong back', 'trailer and straps'],
        },
        facts: ['Free {when}, a few hours.', 'Fridges yes, pianos no.', 'For neighbours who need it.'],
      },
    ],
  },
  224: {
    art: 'plant',
    attributes: { 'hours-per-week': '{hours}' },
    slots: { hours: [2, 3, 4, 5, 6, 8] },
    goods: [
      {
        title: '{role}, {hours} hours a week',
        slots: {
          role: [
            'Food pantry helper',
            'Homework club tutor',
            'Bushcare volunteer',
            'Op shop sorter',
            'Visiting driver',
            'Junior soccer coach',
            'Library story reader',
            'Refugee welcome buddy',
            'Animal shelter walker',
            'Community garden keyholder',
            'Surf club patrol',
          ],
        },
        facts: [
          'About {hours} hours a week, days by agreement.',
          'Training and insurance covered.',
          'We help with any checks the role needs.',
          'You will be thanked, loudly.',
        ],
      },
    ],
  },
};
