/** A shop of the demo market: what its door says, and the departments it sells from. */
export interface Shop {
  name: string;
  /** Root categories of the shops' tree. */
  departments: readonly number[];
  about: string;
  /** A few small shops are not registered for GST. */
  isGstFree?: true;
}

const home = 400;
const groceries = 401;
const tech = 402;
const women = 403;
const men = 404;
const jewellery = 405;
const baby = 406;
const sport = 407;
const garden = 408;
const beauty = 409;
const books = 410;
const gifts = 411;
const pets = 412;

/** The first is the demo account's. */
export const shops: readonly Shop[] = [
  {
    name: 'Saffron Lane Homewares',
    departments: [home, gifts],
    about:
      'A family shop with a short list of things we use at home ourselves. Packed the same day, with paper and string.',
  },
  {
    name: 'Ironbark & Clay',
    departments: [home],
    about: 'Pots, plates and pans from small potteries and foundries, made to be passed on.',
  },
  {
    name: 'The Linen Room',
    departments: [home],
    about: 'Bedding and bath from flax and long cotton. We sleep on what we sell.',
  },
  {
    name: 'Lampwright Lane',
    departments: [home],
    about: 'Lamps, rugs and the chairs beside them. We answer the phone, and returns are easy.',
  },
  {
    name: 'Copper Kettle Kitchen',
    departments: [home, groceries],
    about: 'Everything for the stove, and a few things to put on it.',
  },
  {
    name: 'Olive & Fig Grocers',
    departments: [groceries],
    about: 'A pantry of honey, oil, spices and dates from growers whom we visit.',
  },
  {
    name: 'Bilal Brothers Halal Butchers',
    departments: [groceries],
    about: 'Certified halal meat, cut to order and sent cold since 1994.',
  },
  {
    name: 'Harvest Wharf',
    departments: [groceries],
    about: 'Fruit and vegetables the day after they were picked, milk the day it was bottled.',
  },
  {
    name: 'Sweet Souk',
    departments: [groceries, gifts],
    about: 'Baklava, Turkish delight, dates and hampers, made by three sisters.',
  },
  {
    name: 'Circuit & Co',
    departments: [tech],
    about: 'Phones, chargers and all that goes between. We test what we ship.',
  },
  {
    name: 'Bluebottle Computers',
    departments: [tech],
    about: 'Computers built and repaired in one workshop by people who pick up the phone.',
  },
  {
    name: 'Needle Drop Audio',
    departments: [tech, books],
    about: 'Speakers, headphones, records. Come in and listen, or let us send it to you.',
  },
  {
    name: 'Shutter & Stone',
    departments: [tech],
    about: 'Cameras and lenses, new, checked twice, with a free sensor clean in the first year.',
  },
  {
    name: 'Level Nine Games',
    departments: [tech, baby],
    about: 'Consoles, controllers and board games for long weekends.',
  },
  {
    name: 'Wattle & Wren',
    departments: [women],
    about: 'Dresses and knits in small runs, cut in Marrickville.',
  },
  {
    name: 'Noor Modest Wear',
    departments: [women],
    about: 'Abayas, hijabs and layers that work from the office to Eid.',
  },
  {
    name: 'Saltbush Studio',
    departments: [women, jewellery],
    about: 'Linen, leather and silver from makers along the coast.',
  },
  { name: 'Heel & Sole', departments: [women, men], about: 'Shoes that can be resoled. We do that too.' },
  {
    name: 'Drover & Sons',
    departments: [men],
    about: 'Shirts, boots and jackets that look better in their third year.',
  },
  {
    name: 'Tradie Depot',
    departments: [men, garden],
    about: 'Workwear and tools for people who start at six.',
  },
  {
    name: 'Opal Fields Jewellers',
    departments: [jewellery],
    about: 'Opals, sapphires and pearls, with the name of the field on every card.',
  },
  {
    name: 'Second Hand Hour',
    departments: [jewellery],
    about: 'New watches for old wrists, set before we send them.',
  },
  {
    name: 'Little Banksia',
    departments: [baby],
    about: 'Prams, cots and small clothes, tried out on three of our own.',
  },
  {
    name: 'Tin Drum Toys',
    departments: [baby, books],
    about: 'Toys of wood and cloth, and books to go with them.',
  },
  { name: 'Stroll & Snooze', departments: [baby], about: 'Nursery and prams. We fit car seats for free.' },
  {
    name: 'Southerly Surf & Swim',
    departments: [sport],
    about: 'Boards, wetsuits and sunscreen from two minutes off the beach.',
  },
  {
    name: 'Basecamp Bushwear',
    departments: [sport],
    about: 'Tents, swags and stoves that we have slept in and cooked on.',
  },
  {
    name: 'Iron Yard Fitness',
    departments: [sport],
    about: 'Weights, mats and bands, at your door before your motivation is gone.',
  },
  {
    name: 'Two Wheels West',
    departments: [sport],
    about: 'Bikes for commuting, helmets that fit, free first service.',
  },
  {
    name: 'Fernleigh Nursery',
    departments: [garden],
    about: 'Plants that were grown, not flown, and pots to put them in.',
    isGstFree: true,
  },
  { name: 'Handsaw Hardware', departments: [garden], about: 'Tools, paint and advice. The advice is free.' },
  {
    name: 'Dewdrop Skin',
    departments: [beauty],
    about: 'Short lists of ingredients, batches that you can count.',
  },
  {
    name: 'Oud & Amber House',
    departments: [beauty, gifts],
    about: 'Oils, bakhoor and attars, blended in Bankstown.',
  },
  { name: 'Halo Hair & Beauty', departments: [beauty], about: 'What salons use, without the salon.' },
  {
    name: 'Paper Lantern Books',
    departments: [books],
    about: 'Novels, picture books and paper for writing your own.',
  },
  {
    name: 'Inkwell & Vinyl',
    departments: [books],
    about: 'Pens, notebooks and records: slow things for fast days.',
    isGstFree: true,
  },
  {
    name: 'Marigold Gifts',
    departments: [gifts],
    about: 'Hampers, flowers and cards; we write them by hand.',
  },
  {
    name: 'Crescent Moon Celebrations',
    departments: [gifts, home],
    about: 'Lanterns, platters and everything for Ramadan and Eid.',
  },
  {
    name: 'Paws & Whiskers',
    departments: [pets],
    about: 'Food, beds and toys, approved by a beagle called Ruth.',
  },
  {
    name: 'Tail & Fin Pet Supply',
    departments: [pets, garden],
    about: 'For dogs, cats, fish and the gardens they dig up.',
    isGstFree: true,
  },
];
