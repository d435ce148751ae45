import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { boosts } from './boosts/boost.tables.ts';
import { subscriptions } from './subscriptions/subscription.tables.ts';

/** Purchases stay in the books, as the law requires; they identify nobody except by the account's id. */
export const promotionsPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    subscriptions: await reader.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    boosts: await reader.select().from(boosts).where(eq(boosts.userId, userId)),
  }),
  erase: async () => undefined,
};
