import { antioxidantAdditives } from './additives-antioxidants-and-acids.ts';
import { colourAdditives } from './additives-colours.ts';
import { emulsifierAdditives } from './additives-emulsifiers.ts';
import { enhancerAdditives } from './additives-enhancers.ts';
import { glazingAndSweeteningAdditives } from './additives-glazing-and-sweeteners.ts';
import { mineralAdditives } from './additives-minerals.ts';
import { preservativeAdditives } from './additives-preservatives.ts';
import { starchAndOtherAdditives } from './additives-starches-and-others.ts';
import { thickenerAdditives } from './additives-thickeners.ts';
import { cereals } from './cereals.ts';
import { dairyAndEggs } from './dairy-and-eggs.ts';
import { drinks } from './drinks.ts';
import type { Entry } from './entry.ts';
import { fatsAndOils } from './fats-and-oils.ts';
import { flavoursAndExtracts } from './flavours-and-extracts.ts';
import { fruit } from './fruit.ts';
import { herbsAndSpices } from './herbs-and-spices.ts';
import { meats } from './meats.ts';
import { nutsAndSeeds } from './nuts-and-seeds.ts';
import { prepared } from './prepared.ts';
import { seafood } from './seafood.ts';
import { sugars } from './sugars.ts';
import { vegetables } from './vegetables.ts';

/** Mixtures of the other tables whose printed list decides, as it does for what is prepared. */
const mixtures = new Set([
  ...['vitamin', 'mineral', 'cereal', 'sourdough', 'seasoning', 'enzyme', 'casing', 'whitener', 'margarine'],
  ...['flavouring', 'natural-flavouring', 'caramel', 'custard', 'ice-cream', 'jam', 'enzyme-modified-cheese'],
]);

const rows: readonly Entry[] = [
  ...colourAdditives,
  ...preservativeAdditives,
  ...antioxidantAdditives,
  ...thickenerAdditives,
  ...emulsifierAdditives,
  ...mineralAdditives,
  ...enhancerAdditives,
  ...glazingAndSweeteningAdditives,
  ...starchAndOtherAdditives,
  ...meats,
  ...seafood,
  ...dairyAndEggs,
  ...cereals,
  ...fruit,
  ...vegetables,
  ...nutsAndSeeds,
  ...herbsAndSpices,
  ...sugars,
  ...fatsAndOils,
  ...drinks,
  ...flavoursAndExtracts,
];

/** Everything that the tables know. */
export const entries: readonly Entry[] = [
  ...rows.map((entry) => (mixtures.has(entry.id) ? { ...entry, isCompound: true as const } : entry)),
  ...prepared.map((entry) => ({ ...entry, isCompound: true as const })),
];
