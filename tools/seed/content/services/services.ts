import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import type { BusinessType } from '@souk/contract/shared/seller-types';

export interface OfferedService {
  category: number;
  name: string;
  about: string;
  price: string;
  minutes: number;
  art: string;
  priceKind?: 'fixed' | 'from' | 'hour' | 'head';
  /** Done where the customer is. */
  isOut?: boolean;
  /** Minutes from the start, and how long it works by itself then. */
  processing?: [number, number];
  cleanUp?: number;
  room?: 'room' | 'chair';
  addOns?: readonly { name: string; price: string; extra_minutes: number }[];
}

/** A trade whose time can be booked at once, with what its businesses offer. */
export interface BookableTrade {
  kind: BookingKind;
  services: readonly OfferedService[];
}

const hair: readonly OfferedService[] = [
  {
    category: 320,
    name: 'Cut and blow-dry',
    about: 'A consultation, a wash with a head massage, the cut, and how to style it at home.',
    price: '85',
    minutes: 60,
    cleanUp: 10,
    art: 'scissors',
    room: 'chair',
    addOns: [
      { name: 'Deep conditioning treatment', price: '25', extra_minutes: 15 },
      { name: 'Fringe trim', price: '0', extra_minutes: 5 },
    ],
  },
  {
    category: 320,
    name: 'Full colour',
    about: 'Root to tip, with a patch test beforehand. Tea while it takes.',
    price: '165',
    minutes: 120,
    processing: [45, 40],
    cleanUp: 10,
    art: 'scissors',
    room: 'chair',
  },
  {
    category: 323,
    name: 'Brow shape and tint',
    about: 'Threaded or waxed, then tinted to suit.',
    price: '45',
    minutes: 30,
    art: 'polish',
  },
  {
    category: 322,
    name: 'Gel manicure',
    about: 'File, cuticles, and colour that lasts two weeks.',
    price: '60',
    minutes: 45,
    cleanUp: 5,
    art: 'polish',
    addOns: [{ name: 'Removal of old gel', price: '15', extra_minutes: 15 }],
  },
  {
    category: 326,
    name: 'Henna for both hands',
    about: 'Natural henna, designs from simple to bridal.',
    price: '70',
    priceKind: 'from',
    minutes: 60,
    art: 'polish',
  },
];

const spa: readonly OfferedService[] = [
  {
    category: 365,
    name: 'Relaxation massage',
    about: 'An hour of slow, even pressure, with warm oil and quiet.',
    price: '110',
    minutes: 60,
    cleanUp: 15,
    art: 'oil',
    room: 'room',
    addOns: [{ name: 'Hot stones', price: '25', extra_minutes: 15 }],
  },
  {
    category: 365,
    name: 'Remedial massage',
    about: 'For shoulders that sit at a desk all week. Rebates on the spot.',
    price: '95',
    minutes: 45,
    cleanUp: 15,
    art: 'oil',
    room: 'room',
  },
  {
    category: 361,
    name: 'Hammam and scrub',
    about: 'Steam, black soap, kessa glove and mint tea afterwards.',
    price: '140',
    minutes: 90,
    cleanUp: 15,
    art: 'stones',
    room: 'room',
  },
  {
    category: 362,
    name: 'Facial',
    about: 'Cleanse, mask and massage with products that do not sting.',
    price: '89',
    minutes: 50,
    cleanUp: 10,
    art: 'oil',
    room: 'room',
  },
];

const wellbeing: readonly OfferedService[] = [
  {
    category: 367,
    name: 'Physiotherapy, first visit',
    about: 'A full assessment and a plan that you can follow at home.',
    price: '120',
    minutes: 60,
    art: 'towels',
    room: 'room',
  },
  {
    category: 364,
    name: 'Dietitian consultation',
    about: 'What you eat now, what you would like to change, and how to begin.',
    price: '98',
    minutes: 45,
    art: 'bowl',
  },
  {
    category: 368,
    name: 'Counselling session',
    about: 'Fifty minutes, in person, in confidence.',
    price: '150',
    minutes: 50,
    cleanUp: 10,
    art: 'plant',
    room: 'room',
  },
];

const handyman: readonly OfferedService[] = [
  {
    category: 318,
    name: 'Handyman by the hour',
    about: 'Shelves, doors, taps and everything on the list by the fridge.',
    price: '75',
    priceKind: 'hour',
    minutes: 120,
    art: 'tools',
    isOut: true,
  },
  {
    category: 310,
    name: 'Leaking tap or toilet',
    about: 'Found, fixed and tested; washers and seals are included.',
    price: '149',
    minutes: 60,
    art: 'tools',
    isOut: true,
  },
  {
    category: 314,
    name: 'Home clean',
    about: 'Kitchen, bathroom, floors and dust. We bring everything.',
    price: '180',
    minutes: 180,
    art: 'towels',
    isOut: true,
  },
];

const professional: readonly OfferedService[] = [
  {
    category: 300,
    name: 'Tax return, one person',
    about: 'Bring your receipts; it is lodged the same day.',
    price: '160',
    minutes: 60,
    art: 'briefcase',
  },
  {
    category: 303,
    name: 'Maths tutoring',
    about: 'Years 7 to 12, one to one, at your table.',
    price: '70',
    minutes: 60,
    art: 'books',
    isOut: true,
  },
  {
    category: 306,
    name: 'Driving lesson',
    about: 'Dual controls, a calm instructor, and pick-up from your door.',
    price: '80',
    minutes: 60,
    art: 'car',
    isOut: true,
  },
];

const events: readonly OfferedService[] = [
  {
    category: 342,
    name: 'Family portraits',
    about: 'An hour in your park or home, twenty edited pictures.',
    price: '320',
    minutes: 60,
    art: 'camera',
    isOut: true,
  },
  {
    category: 345,
    name: 'Cake tasting',
    about: 'Six flavours and a sketch of the cake that you have in mind.',
    price: '40',
    minutes: 45,
    art: 'cake',
  },
  {
    category: 340,
    name: 'Function room, by the head',
    about: 'Tables, linen and staff for a long lunch. Halal kitchen.',
    price: '45',
    priceKind: 'head',
    minutes: 240,
    cleanUp: 60,
    art: 'events',
  },
];

export const bookableTrades: Readonly<Partial<Record<BusinessType, BookableTrade>>> = {
  beauty: { kind: 'beauty', services: hair },
  spa: { kind: 'spa', services: spa },
  wellbeing: { kind: 'spa', services: wellbeing },
  handyman: { kind: 'handyman', services: handyman },
  professional: { kind: 'handyman', services: professional },
  events: { kind: 'events', services: events },
};

/** Given names of the people who work there. */
export const teamNames = [
  'Aisha',
  'Bilal',
  'Camille',
  'Daniel',
  'Elif',
  'Fatima',
  'Grace',
  'Hamza',
  'Ines',
  'Jack',
  'Khadija',
  'Layla',
  'Mei',
  'Noor',
  'Omar',
  'Priya',
];
