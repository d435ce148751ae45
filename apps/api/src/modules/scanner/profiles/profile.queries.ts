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

/** What this person eats; everything open where nothing was saved. */
export async function findProfile(reader: Reader, userId: number): Promise<FoodProfile> {
  const [saved] = await ofUser(reader).execute({ userId });
  if (!saved) return plainProfile;
  const { school, strictness, avoids, diets } = saved;
  return { school: school ?? undefined, strictness, avoids, diets };
}

/** Through whose eyes a call reads: what came with it, else what the account has saved. */
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
