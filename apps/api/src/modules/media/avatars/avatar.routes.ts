import * as contract from '@souk/contract/modules/identity/profiles';
import type { Api } from '../../../platform/http/api.ts';
import { changeAvatar } from './change-avatar.ts';
import { removeAvatar } from './remove-avatar.ts';

export function avatarRoutes(api: Api) {
  api.answer(contract.updateProfilePic, ({ db, user, files }) => changeAvatar(db, user, files));

  api.answer(contract.removeProfilePic, async ({ db, user }) => {
    await removeAvatar(db, user);
    return null;
  });
}
