import type { Condition } from '@souk/contract/modules/catalogue/conditions';

export type AttributeValue = string | number | boolean | string[];
export type PriceType = 'fixed' | 'negotiable' | 'free' | 'on-request';

export interface JobTerms {
  company: string;
  jobType: string;
  salaryMinK: number;
  salaryMaxK: number;
}

/** Terms of a home or room to let; the seed turns days into dates, for this module knows no clock. */
export interface RentTerms {
  weeklyCents: number;
  bondCents: number;
  availableInDays: number;
}

export interface WrittenAd {
  title: string;
  description: string;
  priceCents: number | null;
  priceType: PriceType;
  condition: Condition | null;
  attributes: Record<string, AttributeValue>;
  artKind: string;
  job?: JobTerms;
  rent?: RentTerms;
}
