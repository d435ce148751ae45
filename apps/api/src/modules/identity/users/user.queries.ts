import type { PageQuery } from '@souk/contract/shared/page';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { effectiveType } from './effective-type.ts';
import { type UserRow, type UserStatus, users } from './user.tables.ts';

/** The user with this address; deleted accounts are ignored. */
export async function findUserByEmail(reader: Reader, email: string): Promise<UserRow | undefined> {
  const [user] = await reader
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.status, 'deleted')));
  return user;
}

const userById = keepQuery((reader) =>
  reader
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), ne(users.status, 'deleted'))),
);

/** The user; deleted accounts are ignored. */
export async function findUser(reader: Reader, userId: number): Promise<UserRow | undefined> {
  const [user] = await userById(reader).execute({ userId });
  return user;
}

/** The user; deleted accounts are ignored. */
export async function getUser(reader: Reader, userId: number): Promise<UserRow> {
  const user = await findUser(reader, userId);
  if (!user) throw new Problem('user-not-found');
  return user;
}

/** Locks the account until the transaction ends, so that changes are serialised. */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')))
    .for('no key update');
  if (!user) throw new Problem('user-not-found');
  return user;
}

/** A user's card for lists; erased accounts appear under a neutral name. */
export interface UserCard {
  id: number;
  name: string;
  image: string | null;
  seller_type: SellerType;
  username: string | null;
}

/** The cards of these users in one query, by id. */
export async function findUserCards(reader: Reader, ids: readonly number[]): Promise<Map<number, UserCard>> {
  if (ids.length === 0) return new Map();
  const { id, name, imagePath, sellerType, subType, username } = users;
  const rows = await reader
    .select({ id, name, image: imagePath, sellerType, subType, username })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ sellerType, subType, ...card }) => [
      card.id,
      { ...card, seller_type: effectiveType(sellerType, subType) },
    ]),
  );
}

export interface UserFilter {
  sellerType?: SellerType | undefined;
  status?: UserStatus | undefined;
  /** A part of a name or an address. */
  keyword?: string | undefined;
}

const patternOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

const matches = ({ sellerType, status, keyword }: UserFilter): SQL | undefined =>
  and(
    status ? eq(users.status, status) : ne(users.status, 'deleted'),
    sellerType ? eq(users.sellerType, sellerType) : undefined,
    // The same expression as in the trigram index.
    keyword ? sql`(${users.name} || ' ' || ${users.email}::text) ilike ${patternOf(keyword)}` : undefined,
  );

/** A page of accounts for the admin area, newest first. */
export async function listUsers(
  reader: Reader,
  filter: UserFilter,
  page: PageQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const rows = await reader
    .select()
    .from(users)
    .where(matches(filter))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.page_size)
    .offset((page.page - 1) * page.page_size);
  return { rows, total: await reader.$count(users, matches(filter)) };
}

/** Writes fields of an account and returns the updated row. */
export async function updateUser(tx: Tx, userId: number, changes: Partial<UserRow>): Promise<UserRow> {
  const [user] = await tx
    .update(users)
    .set({ ...changes, updatedAt: clock.now() })
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')))
    .returning();
  if (!user) throw new Problem('user-not-found');
  return user;
}

export const setMenuSkipped = (tx: Tx, userId: number, menuSkipped: boolean): Promise<UserRow> =>
  updateUser(tx, userId, { menuSkipped });

export const setProfileCompleted = (tx: Tx, userId: number, profileCompleted: boolean): Promise<UserRow> =>
  updateUser(tx, userId, { profileCompleted });

/** The sub-category that decides what a wellbeing business may do. */
export const setSubType = (tx: Tx, userId: number, subType: string | null): Promise<UserRow> =>
  updateUser(tx, userId, { subType });

export const setSellerType = (tx: Tx, userId: number, sellerType: SellerType): Promise<UserRow> =>
  updateUser(tx, userId, { sellerType });

export const setUserImage = (tx: Tx, userId: number, imagePath: string | null): Promise<UserRow> =>
  updateUser(tx, userId, { imagePath });

/** User → the zone of their place, in which their opening hours and appointments are. */
export async function listTimeZones(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, timeZone: users.timeZone })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}
