import type { FoodProfile as WireProfile } from '@souk/contract/modules/scanner/profiles';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { profiles } from './profile.tables.ts';

/** Replaces a user's food profile. */
export async function saveProfile(db: Db, userId: number, wanted: WireProfile): Promise<void> {
  const saved = {
    school: wanted.school,
    strictness: wanted.strictness,
    avoids: [...new Set(wanted.avoids)],
    diets: [...new Set(wanted.diets)],
    updatedAt: clock.now(),
  };
  await db
    .insert(profiles)
    .values({ userId, ...saved })
    .onConflictDoUpdate({ target: profiles.userId, set: saved });
}
