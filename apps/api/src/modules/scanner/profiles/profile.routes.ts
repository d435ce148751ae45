import * as contract from '@souk/contract/modules/scanner/profiles';
import type { FoodProfile } from '@souk/food/profile';
import type { Api } from '../../../platform/http/api.ts';
import { findProfile } from './profile.queries.ts';
import { saveProfile } from './save-profile.ts';

const present = ({ school, strictness, avoids, diets }: FoodProfile): contract.FoodProfile => ({
  school: school ?? null,
  strictness,
  avoids: [...avoids],
  diets: [...diets],
});

export function profileRoutes(api: Api) {
  api.answer(contract.getFoodProfile, async ({ db, user }) => present(await findProfile(db, user.id)));

  api.answer(contract.saveFoodProfile, async ({ db, user, body }) => {
    await saveProfile(db, user.id, body);
    return present(await findProfile(db, user.id));
  });
}
