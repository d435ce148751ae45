import type { GivenProfile } from '@souk/contract/modules/scanner/profiles';
import { type FoodProfile, plainProfile } from '@souk/food/profile';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { profiles } from './profile.tables.ts';

const ofUser = keepQuery((reader) =>
  reader
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId'))),
);

/** A user's profile; without a saved one nothing is excluded. */
export async function findProfile(reader: Reader, userId: number): Promise<FoodProfile> {
  const [saved] = await ofUser(reader).execute({ userId });
  if (!saved) return plainProfile;
  const { school, strictness, avoids, diets } = saved;
  return { school: school ?? undefined, strictness, avoids, diets };
}

/** The profile of a call: the one sent with it, or else the account's. */
export async function profileFor(
  reader: Reader,
  viewer: { id: number } | null,
  given: GivenProfile,
): Promise<FoodProfile> {
  const { school, strictness, avoids, diets } = given;
  const isGiven =
    school !== undefined || strictness !== undefined || avoids !== undefined || diets !== undefined;
  if (!isGiven) return viewer ? findProfile(reader, viewer.id) : plainProfile;
  return {
    school,
    strictness: strictness ?? plainProfile.strictness,
    avoids: avoids ?? [],
    diets: diets ?? [],
  };
}
