import { planSellerTypes } from '@souk/contract/modules/promotions/plans';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { boostPrices } from '../boosts/boost.tables.ts';
import { plans } from './plan.tables.ts';

const defaultPlans = [
  {
    name: 'Free',
    cents: 0,
    adLimit: null,
    premiumBoosts: 0,
    featuredBoosts: 0,
    position: 0,
    features: ['Messages and offers', 'Your own page'],
  },
  {
    name: 'Plus',
    cents: 2900,
    adLimit: 200,
    premiumBoosts: 1,
    featuredBoosts: 5,
    position: 10,
    features: ['Everything in Free', 'More listings at a time', 'Boosts in every month'],
  },
  {
    name: 'Pro',
    cents: 7900,
    adLimit: null,
    premiumBoosts: 5,
    featuredBoosts: 20,
    position: 20,
    features: ['Everything in Plus', 'As many listings as you like', 'Premium places in every month'],
  },
];

const defaultPrices = [
  { boost: 'featured', days: 7, cents: 500 },
  { boost: 'featured', days: 14, cents: 900 },
  { boost: 'featured', days: 30, cents: 1500 },
  { boost: 'premium', days: 7, cents: 1200 },
  { boost: 'premium', days: 14, cents: 2100 },
  { boost: 'premium', days: 30, cents: 3900 },
] as const;

/** Fills an empty database with plans and boost prices; existing ones are left to the admin. */
export async function offerDefaults(tx: Tx): Promise<void> {
  const { currency } = await getSettings(tx);
  const prices = defaultPrices.map((price) => ({ ...price, currency }));
  await tx.insert(boostPrices).values(prices).onConflictDoNothing();
  if ((await tx.$count(plans, sql`true`)) > 0) return;
  const sellerTypes: SellerType[] = [...planSellerTypes];
  const common = { sellerTypes, currency, period: 'monthly', isActive: true } as const;
  await tx.insert(plans).values(defaultPlans.map((plan) => ({ ...common, ...plan })));
}
