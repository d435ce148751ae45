import { z } from 'zod';

/** The thirteen kinds of accounts (spec §1); `private` is the customer. */
export const sellerTypes = [
  'private',
  'retail',
  'professional',
  'handyman',
  'events',
  'wellbeing',
  'restaurant',
  'beauty',
  'fitness',
  'spa',
  'job',
  'real_estate',
  'car_dealer',
] as const;

export type SellerType = (typeof sellerTypes)[number];
export type BusinessType = Exclude<SellerType, 'private'>;

export const businessTypes = sellerTypes.filter((type): type is BusinessType => type !== 'private');

/** Other spellings that paths and payloads may carry (spec §1). */
export const sellerTypeAliases: Record<string, SellerType> = {
  'professional-services': 'professional',
  event: 'events',
  jobs: 'job',
  'real-estate': 'real_estate',
  'car-dealer': 'car_dealer',
};

const spelled = (value: unknown) => (typeof value === 'string' ? (sellerTypeAliases[value] ?? value) : value);

/** One of the thirteen in our own spelling, as in replies. */
export const PlainSellerType = z.enum(sellerTypes).meta({ id: 'SellerType' });
export const SellerType = z.preprocess(spelled, PlainSellerType);
export const BusinessType = z.preprocess(spelled, z.enum(businessTypes as [BusinessType, ...BusinessType[]]));

export type UserModule = 'user' | 'retail' | 'booking' | 'classified';

/** Each seller type belongs to one module (spec §1). */
export const moduleOf: Record<SellerType, UserModule> = {
  private: 'user',
  retail: 'retail',
  professional: 'booking',
  handyman: 'booking',
  events: 'booking',
  wellbeing: 'booking',
  restaurant: 'booking',
  beauty: 'booking',
  fitness: 'booking',
  spa: 'booking',
  job: 'classified',
  real_estate: 'classified',
  car_dealer: 'classified',
};

/** Who may post ads (spec §6; booking sellers are told that they may not). */
export const postingTypes = ['private', 'retail', 'job', 'real_estate', 'car_dealer'] as const;
