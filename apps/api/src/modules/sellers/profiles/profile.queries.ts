import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { hasPage } from './profile.policy.ts';
import {
  type BusinessRow,
  businessProfiles,
  businessSubCategories,
  type OpeningHourRow,
  openingHours,
} from './profile.tables.ts';

const businessOf = keepQuery((reader) =>
  reader
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, sql.placeholder('userId'))),
);

/** The business of a user, if they have one. */
export async function findBusiness(reader: Reader, userId: number): Promise<BusinessRow | undefined> {
  const [business] = await businessOf(reader).execute({ userId });
  return business;
}

export async function getBusiness(reader: Reader, userId: number): Promise<BusinessRow> {
  const business = await findBusiness(reader, userId);
  if (!business) throw new Problem('user-not-found');
  return business;
}

/** Those of these businesses that have a public page. */
export async function listShownBusinesses(reader: Reader, ids: readonly number[]): Promise<BusinessRow[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select({ business: businessProfiles, user: users })
    .from(businessProfiles)
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .where(inArray(businessProfiles.id, [...ids]));
  return rows.filter(({ user }) => hasPage(user)).map(({ business }) => business);
}

/** The business with this id, if it has a public page. */
export async function getShownBusiness(reader: Reader, businessId: number): Promise<BusinessRow> {
  const [business] = await listShownBusinesses(reader, [businessId]);
  if (!business) throw new Problem('record-not-found');
  return business;
}

/** Slugs are unique within a module; without a module the first match in any of them is meant. */
export async function findBusinessBySlug(
  reader: Reader,
  slug: string,
  module?: BusinessRow['module'],
): Promise<BusinessRow | undefined> {
  const [business] = await reader
    .select()
    .from(businessProfiles)
    .where(and(eq(businessProfiles.slug, slug), module ? eq(businessProfiles.module, module) : inModules))
    .orderBy(asc(businessProfiles.id))
    .limit(1);
  return business;
}

/** Lets the index on module and slug serve a search over all modules. */
const inModules = inArray(businessProfiles.module, ['retail', 'booking', 'classified']);

/** Locks the business until the transaction ends, so that changes are serialised. */
export async function lockBusiness(tx: Tx, userId: number): Promise<BusinessRow> {
  const [business] = await tx
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId))
    .for('update');
  if (!business) throw new Problem('user-not-found');
  return business;
}

/** Locks the business whose document is being decided. */
export async function lockBusinessById(tx: Tx, businessId: number): Promise<BusinessRow> {
  const [business] = await tx
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessId))
    .for('update');
  if (!business) throw new Problem('record-not-found');
  return business;
}

export const listSubCategoryIds = async (reader: Reader, businessId: number): Promise<number[]> => {
  const rows = await reader
    .select({ id: businessSubCategories.categoryId })
    .from(businessSubCategories)
    .where(eq(businessSubCategories.businessId, businessId))
    .orderBy(asc(businessSubCategories.categoryId));
  return rows.map(({ id }) => id);
};

/** The open days of a business, Monday first. */
export const listOpeningHours = (reader: Reader, businessId: number): Promise<OpeningHourRow[]> =>
  reader
    .select()
    .from(openingHours)
    .where(eq(openingHours.businessId, businessId))
    .orderBy(asc(openingHours.weekday));
