import { businessTypes, type SellerType } from '@souk/contract/shared/seller-types';
import type { GeoAddress } from '@souk/contract/shared/values';
import { type Business, inventAbn, inventBusiness, inventPerson } from './content/people.ts';
import { type Shop, shops } from './content/products/shops.ts';
import type { Rng } from './content/rng.ts';

export interface PlannedAccount {
  /** Position in the list; the account's own random numbers make it the same whoever signs up first. */
  index: number;
  email: string;
  name: string;
  username: string | undefined;
  sellerType: SellerType;
  mobile: string;
  place: GeoAddress;
  network: string;
  hasFace: boolean;
  business: Business | undefined;
  shop: Shop | undefined;
}

/** Accounts of each kind in addition to the demo account of that kind. */
const crowd: Partial<Record<SellerType, number>> = {
  private: 150,
  car_dealer: 9,
  real_estate: 11,
  job: 13,
  retail: shops.length - 1,
  ...Object.fromEntries(
    ['professional', 'handyman', 'events', 'wellbeing', 'restaurant', 'beauty', 'fitness', 'spa'].map(
      (type) => [type, 1],
    ),
  ),
};

/** Of a hundred businesses whose time is booked, in addition to those above. */
const bookable = { beauty: 22, spa: 13, wellbeing: 11, handyman: 24, professional: 12, events: 18 } as const;
const bookableAbove = 2 * Object.keys(bookable).length;

/** Numbers that Australia reserves for fiction: 0491 570 006 to 157 and its neighbours. */
const fictionalMobile = (index: number) => `0491${String(570_000 + index).padStart(6, '0')}`;

interface Wanted {
  places: (rng: Rng) => GeoAddress;
  /** How many businesses there are whose time can be booked. */
  businessCount: number;
}

const isFirm = (type: SellerType) => type !== 'private' && type !== 'retail';

/** Writes accounts one after another, none of which has the email, username or business name of another. */
function accountWriter(rng: Rng, places: Wanted['places']) {
  const taken = new Set<string>();
  let planned = 0;
  const nameless = shops.values();
  const businessOf = (sellerType: SellerType, shop: Shop | undefined, nth?: number) => {
    if (shop) return { name: shop.name, description: shop.about, abn: inventAbn(rng) };
    return isFirm(sellerType) ? inventBusiness(rng, sellerType, { nth, taken }) : undefined;
  };
  return (sellerType: SellerType, given: { email?: string; nth?: number } = {}): PlannedAccount => {
    const person = inventPerson(rng);
    const isFree = !taken.has(person.username);
    taken.add(person.username);
    planned += 1;
    const index = planned + 5;
    const shop = sellerType === 'retail' ? nameless.next().value : undefined;
    return {
      index: planned - 1,
      email: given.email ?? `${person.username.replace(/[^a-z0-9]/g, '')}${index}@people.souk.test`,
      name: `${person.firstName} ${person.lastName}`,
      username: isFree && sellerType === 'private' ? person.username : undefined,
      sellerType,
      mobile: fictionalMobile(index),
      place: places(rng),
      network: `10.7.${index >> 8}.${index & 255}`,
      hasFace: rng.chance(0.65),
      shop,
      business: businessOf(sellerType, shop, given.nth),
    };
  };
}

/** Everybody who signs up; those whose time is booked last, so that the others stay who they are. */
export function planAccounts(rng: Rng, { places, businessCount }: Wanted): PlannedAccount[] {
  const plan = accountWriter(rng, places);
  const types: SellerType[] = ['private', ...businessTypes];
  const usual = types.flatMap((type) => [
    plan(type, { email: `${type}@souk.test` }),
    ...Array.from({ length: crowd[type] ?? 0 }, () => plan(type)),
  ]);
  const more = Math.max(0, businessCount - bookableAbove) / 100;
  const booked = Object.entries(bookable).flatMap(([type, share]) =>
    Array.from({ length: Math.round(share * more) }, (_, nth) => plan(type as SellerType, { nth })),
  );
  return [...usual, ...booked];
}
