import * as contract from '@souk/contract/modules/identity/profiles';
import type { Api } from '../../../platform/http/api.ts';
import { changeAvatar } from './change-avatar.ts';

export function avatarRoutes(api: Api) {
  api.answer(contract.updateProfilePic, ({ db, user, files }) => changeAvatar(db, user, files));
}
