import type { BusinessType } from '@souk/contract/shared/seller-types';

/** What somebody wants to have done, and the lines of the quote for it. */
export interface WrittenBrief {
  type: Extract<BusinessType, 'handyman' | 'professional' | 'events'>;
  /** The last words of the names of those who do it. */
  trades: readonly string[];
  title: string;
  description: string;
  lines: readonly { description: string; quantity: number; price: number }[];
}

const brief = (
  [type, ...trades]: readonly [WrittenBrief['type'], ...string[]],
  title: string,
  description: string,
  ...lines: readonly (readonly [description: string, quantity: number, price: number])[]
): WrittenBrief => ({
  type,
  trades,
  title,
  description,
  lines: lines.map(([line, quantity, price]) => ({ description: line, quantity, price })),
});

export const briefs: readonly WrittenBrief[] = [
  brief(
    ['handyman', 'Plumbing', 'Repairs'],
    'Two dripping taps and a slow drain',
    'Kitchen and laundry. The drain has been slow since winter.',
    ['Labour, by the hour', 3, 95],
    ['Washers and seals', 1, 28],
  ),
  brief(
    ['handyman', 'Painting'],
    'Repaint the front room',
    'Four by five metres, high ceiling, two windows. White again, please.',
    ['Painting, two coats', 1, 980],
    ['Paint and filler', 1, 210],
  ),
  brief(
    ['handyman', 'Carpentry'],
    'New deck boards at the back',
    'Eleven boards are soft. The frame looks sound.',
    ['Carpentry', 6, 92],
    ['Merbau boards', 11, 34],
  ),
  brief(
    ['handyman', 'Carpentry', 'Repairs'],
    'Hang six doors',
    'New hollow-core doors, frames are in place. No painting.',
    ['Hanging a door', 6, 85],
  ),
  brief(
    ['handyman', 'Tiling'],
    'Retile the shower floor',
    'About one square metre, mosaic. Water gets underneath.',
    ['Removing old tiles', 1, 260],
    ['Waterproofing', 1, 340],
    ['Tiling', 1, 420],
  ),
  brief(
    ['handyman', 'Maintenance'],
    'Clean after the tenants',
    'Two bedrooms, oven and balcony. Keys are at the agent.',
    ['End of lease clean', 1, 390],
    ['Oven', 1, 60],
  ),
  brief(
    ['handyman', 'Gardens', 'Maintenance'],
    'Hedge and a fallen branch',
    'Eight metres of lilly pilly and one large branch over the fence.',
    ['Garden work, two people', 3, 110],
    ['Green waste', 1, 75],
  ),
  brief(
    ['handyman', 'Electrical'],
    'Three power points in the garage',
    'On the back wall, with a cover. The board has room.',
    ['Electrician', 3, 110],
    ['Double power point', 3, 32],
  ),
  brief(
    ['professional', 'Accounting', 'Finance', 'Advisory'],
    'Tax returns for the two of us',
    'Two salaries, one rental flat, receipts are scanned.',
    ['Individual return', 2, 165],
    ['Rental schedule', 1, 90],
  ),
  brief(
    ['professional', 'Migration'],
    'Partner visa, from start to end',
    'Married last year overseas. We have the certificate and photos.',
    ['Assessment', 1, 240],
    ['Application', 1, 2900],
  ),
  brief(
    ['professional', 'Legal', 'Conveyancing'],
    'Conveyancing for a unit',
    'Contract is here, cooling-off ends on Friday week.',
    ['Conveyancing', 1, 980],
    ['Searches', 1, 260],
  ),
  brief(
    ['professional', 'Tutors'],
    'Maths twice a week until the exams',
    'Year 11, advanced. Evenings suit us.',
    ['Lesson of an hour', 16, 68],
  ),
  brief(
    ['professional', 'Support'],
    'New laptop for my mother',
    'Moving her photographs and mail, and showing her how.',
    ['Set-up at home', 2, 120],
  ),
  brief(
    ['events', 'Photography', 'Weddings'],
    'Photographs of an engagement',
    'Sixty guests, four hours, indoors. We would love the prints too.',
    ['Photographer, by the hour', 4, 220],
    ['Album', 1, 280],
  ),
  brief(
    ['events', 'Catering'],
    'Lunch for forty, at home',
    'Family style, halal, two vegetarians. There is a big kitchen.',
    ['Lunch by the head', 40, 38],
    ['Staff', 2, 160],
  ),
  brief(
    ['events', 'Flowers', 'Weddings'],
    'Flowers for a long table',
    'Ten metres, autumn colours, nothing too tall.',
    ['Table flowers', 10, 65],
    ['Delivery and setting up', 1, 120],
  ),
  brief(
    ['events', 'House', 'Events'],
    'A room for seventy on a Sunday',
    'A long lunch with speeches. Two high chairs, a ramp, and somewhere to pray.',
    ['Room, tables and linen', 1, 1400],
    ['Lunch by the head', 70, 46],
  ),
  brief(
    ['events', 'Films'],
    'Film of a graduation',
    'Ceremony and dinner, about five hours. A cut of ten minutes.',
    ['Filming', 5, 190],
    ['Editing', 1, 650],
  ),
  brief(
    ['events', 'Entertainment'],
    'Birthday of a six-year-old',
    'Twenty children, two hours. Face painting and a show?',
    ['Entertainer', 2, 180],
    ['Face painting', 1, 140],
  ),
];

export const requestDeclines = [
  'We are booked out until next month.',
  'That is outside of what we do, sorry.',
  'Too far for us on weekdays.',
] as const;
export const quoteDeclines = [
  'We have found somebody closer.',
  'More than we can spend this year.',
  'We do it ourselves now.',
] as const;
export const quoteNotes = [
  'Price includes GST and taking away the rubbish.',
  'We can begin within two weeks.',
  'Anything that we find on the way is told before it is done.',
] as const;
export const revisedNote = 'With the change that we have talked about.';
export const warranties = ['12 months on our work', 'Two years on work and parts', 'Six months'] as const;

/** What the demo's customer prepares: a brief for each vendor, and what is still to be found. */
export const event = {
  title: 'Our engagement',
  open: ['Flowers', 'Cake'],
  briefs: [
    {
      name: 'Photographer',
      brief: brief(
        ['events', 'Photography'],
        'Photographs of our engagement',
        'Eighty guests, from the arrival to the cake.',
        ['Photographer, by the hour', 4, 230],
        ['Album', 1, 260],
      ),
    },
    {
      name: 'Caterer',
      brief: brief(
        ['events', 'Catering'],
        'Dinner for eighty',
        'Family style, halal, served at long tables.',
        ['Dinner by the head', 80, 62],
        ['Staff', 4, 180],
      ),
    },
    {
      name: 'Music',
      brief: brief(
        ['events', 'Entertainment'],
        'Music for an evening',
        'Oud and darbuka during dinner, then something to dance to.',
        ['Two musicians', 1, 900],
        ['Sound and lights', 1, 380],
      ),
    },
  ],
} as const;
