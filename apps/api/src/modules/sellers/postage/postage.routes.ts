import * as contract from '@souk/contract/modules/sellers/postage';
import type { Api } from '../../../platform/http/api.ts';
import { getSettings } from '../../settings/index.ts';
import { presentPostage } from './postage.present.ts';
import { savePostage } from './save-postage.ts';

export function postageRoutes(api: Api) {
  api.answer(contract.savePostageDetails, async ({ db, user, body }) => {
    const postage = await savePostage(db, user.id, body);
    return presentPostage(postage, (await getSettings(db)).currency);
  });
}
