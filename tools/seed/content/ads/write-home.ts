import type { Rng } from '../rng.ts';
import { priced, roundTo, visits } from './letting.ts';
import { attributesFrom, joinSentences } from './phrasing.ts';
import type { WrittenAd } from './written-ad.ts';

interface Dwelling {
  type: string;
  noun: string;
  art: string;
  bedrooms: [low: number, high: number];
  weekly: number;
  perBedroom: number;
  sale: number;
}

const dwellings: readonly Dwelling[] = [
  {
    type: 'House',
    noun: 'house',
    art: 'house',
    bedrooms: [3, 5],
    weekly: 360,
    perBedroom: 145,
    sale: 1_150_000,
  },
  {
    type: 'House',
    noun: 'cottage',
    art: 'house',
    bedrooms: [2, 3],
    weekly: 380,
    perBedroom: 130,
    sale: 980_000,
  },
  {
    type: 'Apartment',
    noun: 'apartment',
    art: 'tower',
    bedrooms: [1, 3],
    weekly: 390,
    perBedroom: 150,
    sale: 620_000,
  },
  {
    type: 'Apartment',
    noun: 'unit',
    art: 'tower',
    bedrooms: [1, 3],
    weekly: 350,
    perBedroom: 130,
    sale: 540_000,
  },
  {
    type: 'Townhouse',
    noun: 'townhouse',
    art: 'villa',
    bedrooms: [2, 4],
    weekly: 400,
    perBedroom: 145,
    sale: 890_000,
  },
  {
    type: 'Terrace',
    noun: 'terrace',
    art: 'terrace',
    bedrooms: [2, 4],
    weekly: 440,
    perBedroom: 160,
    sale: 1_250_000,
  },
  {
    type: 'Villa',
    noun: 'villa',
    art: 'villa',
    bedrooms: [2, 3],
    weekly: 390,
    perBedroom: 130,
    sale: 840_000,
  },
  {
    type: 'Duplex',
    noun: 'duplex',
    art: 'terrace',
    bedrooms: [3, 4],
    weekly: 400,
    perBedroom: 150,
    sale: 1_080_000,
  },
  {
    type: 'Studio',
    noun: 'studio',
    art: 'tower',
    bedrooms: [0, 0],
    weekly: 430,
    perBedroom: 0,
    sale: 390_000,
  },
  {
    type: 'Granny flat',
    noun: 'granny flat',
    art: 'house',
    bedrooms: [1, 2],
    weekly: 340,
    perBedroom: 110,
    sale: 0,
  },
];

const counts = ['Studio', 'One', 'Two', 'Three', 'Four', 'Five'];
const marks = [
  'with courtyard',
  'near the station',
  'with study',
  'north-facing deck',
  'freshly painted',
  'new kitchen',
  'quiet street',
  'leafy outlook',
  'big backyard',
  'walk to shops',
  'park views',
  'with balcony',
];
const adjectives = ['Sunny', 'Renovated', 'Spacious', 'Quiet', 'Modern', 'Light-filled', 'Brick', 'Neat'];

// What each feature sounds like, so that the text and the ticked boxes say the same.
const features: Record<string, readonly string[]> = {
  'Air conditioning': [
    'Split system in the living room and the main bedroom.',
    'Ducted air, new last summer.',
  ],
  Balcony: ['Balcony big enough for a table and four.', 'Covered balcony that catches the morning.'],
  Courtyard: ['Paved courtyard with a lemon tree.', 'Private courtyard off the kitchen.'],
  Dishwasher: [
    'Stone benches, gas cooking and a dishwasher.',
    'Kitchen with dishwasher and a proper pantry.',
  ],
  'Built-in robes': ['Built-in robes in all bedrooms.', 'Mirrored robes, floor to ceiling.'],
  'Internal laundry': ['Internal laundry with a dryer.', 'Laundry inside, with room to fold.'],
  'Solar panels': ['Solar keeps the power bill small.', 'Ten panels on the roof.'],
  'NBN to the premises': ['Fibre to the premises, ready to plug in.', 'Fast NBN and a nook for the desk.'],
};
const places = [
  'Seven minutes on foot to trains and the main street.',
  'Two good schools and a mosque within a kilometre.',
  'Bus to the city at the corner, park across the road.',
  'Quiet end of the street, five minutes by car to the motorway.',
  'Cafes, a grocer and a library around the block.',
  'Close to the hospital and the university campus.',
];
const homes = [
  'High ceilings, timber floors and cross breeze.',
  'Morning sun in the kitchen, shade in the afternoon.',
  'New carpet upstairs, tiles below.',
  'Freshly painted, with new blinds throughout.',
  'The bathroom was redone two years ago, with a separate toilet.',
  'Double brick, so quiet and cool.',
];
const rentTerms = [
  'Twelve-month lease, bond of four weeks.',
  'Long lease preferred; six months possible.',
  'Water usage is paid by the tenant, everything else is simple.',
  'Owner-managed: repairs are done within the week.',
  'Bond and two weeks in advance.',
];
const saleTerms = [
  'Contract and building report on request.',
  'Owners have bought elsewhere and will talk before auction.',
  'Vacant possession, settlement to suit.',
  'First time on the market in twenty years.',
];

const sizeWord = (bedrooms: number) =>
  bedrooms === 0 ? 'Studio' : `${counts[bedrooms] ?? bedrooms}-bedroom`;

function writeRoom(rng: Rng): WrittenAd {
  const weekly = roundTo(rng.int(230, 390), 10);
  const isFurnished = rng.chance(0.7);
  const house = rng.pick(['house', 'apartment', 'terrace', 'townhouse']);
  const sharers = rng.int(2, 4);
  const title = `${rng.pick(['Furnished', 'Bright', 'Large', 'Quiet'])} room in ${sharers + 1}-bedroom ${house}, ${rng.pick(marks)}`;
  return {
    title: isFurnished ? title : title.replace('Furnished', 'Unfurnished'),
    description: joinSentences([
      `Room for one in a ${house} shared with ${sharers} others, all working or studying.`,
      isFurnished ? 'Bed, desk and wardrobe are in the room.' : 'Unfurnished, so bring your own bed.',
      rng.pick(['Bills and internet included.', 'Bills are split and come to about $25 a week.']),
      rng.pick(['Kitchen is halal.', 'We cook together on Sundays.', 'Cleaning by roster, and it works.']),
      rng.pick(places),
      'Bond of two weeks, one month notice.',
    ]),
    ...priced(weekly),
    attributes: attributesFrom(
      122,
      {
        'offer-type': 'Share',
        'property-type': 'Room',
        bedrooms: 1,
        bathrooms: rng.int(1, 2),
        parking: rng.int(0, 1),
        furnished: isFurnished,
        pets: false,
      },
      {},
    ),
    artKind: 'terrace',
    rent: { weeklyCents: weekly * 100, bondCents: weekly * 200, availableInDays: rng.int(1, 40) },
  };
}

function dwellingTitle(rng: Rng, { noun }: Dwelling, bedrooms: number): string {
  const mark = rng.pick(marks);
  if (bedrooms === 0) return `${rng.pick(adjectives)} studio, ${mark}`;
  return rng.pick([
    `${sizeWord(bedrooms)} ${noun}, ${mark}`,
    `${rng.pick(adjectives)} ${sizeWord(bedrooms).toLowerCase()} ${noun}, ${mark}`,
    `${rng.pick(adjectives)} ${noun}, ${bedrooms} bed, ${mark}`,
  ]);
}

const offerType = (isSale: boolean) => (isSale ? 'Sale' : 'Rent');

/** A home: mostly to let by the week, some for sale, some as a room in a share house. */
export function writeResidential(rng: Rng): WrittenAd {
  if (rng.chance(0.14)) return writeRoom(rng);
  const home = rng.pick(dwellings);
  const bedrooms = rng.int(...home.bedrooms);
  const bathrooms = Math.max(1, Math.min(3, bedrooms - rng.int(0, 2)));
  const parking = rng.int(home.art === 'tower' ? 0 : 1, home.art === 'house' ? 2 : 1);
  const isSale = home.sale > 0 && rng.chance(0.18);
  const title = dwellingTitle(rng, home, bedrooms);
  const fits = (name: string) =>
    !(home.art === 'tower' && ['Courtyard', 'Solar panels'].includes(name)) &&
    !(home.art === 'house' && name === 'Balcony');
  const chosen = rng.shuffle(Object.keys(features).filter(fits)).slice(0, 3);
  if (title.includes('courtyard') && !chosen.includes('Courtyard')) chosen.push('Courtyard');
  if (title.includes('balcony') && !chosen.includes('Balcony')) chosen.push('Balcony');
  if (title.includes('study')) chosen.push('Study');
  const told = chosen.filter((name) => features[name]).slice(0, rng.int(1, 2));
  const weekly = Math.min(
    1300,
    roundTo((home.weekly + bedrooms * home.perBedroom) * (0.9 + rng.next() * 0.28), 10),
  );
  const sale = roundTo(home.sale * (0.82 + bedrooms * 0.07) * (0.9 + rng.next() * 0.25), 5000);

  return {
    title,
    description: joinSentences([
      rng.pick(homes),
      ...told.map((name) => rng.pick(features[name] ?? [''])),
      rng.pick(places),
      rng.pick(isSale ? saleTerms : rentTerms),
      rng.pick(visits),
    ]),
    ...priced(isSale ? sale : weekly),
    attributes: attributesFrom(
      122,
      {
        'offer-type': offerType(isSale),
        'property-type': home.type,
        bedrooms,
        bathrooms,
        parking,
        features: chosen,
        furnished: !isSale && rng.chance(0.15),
        pets: rng.chance(0.4),
        'land-size':
          ['house', 'terrace', 'villa'].includes(home.art) && home.type !== 'Granny flat'
            ? rng.int(18, 70) * 10
            : null,
      },
      {},
    ),
    artKind: home.art,
    ...(isSale
      ? {}
      : { rent: { weeklyCents: weekly * 100, bondCents: weekly * 400, availableInDays: rng.int(0, 45) } }),
  };
}
