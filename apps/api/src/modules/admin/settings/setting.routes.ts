import * as contract from '@souk/contract/modules/admin/settings';
import type { Api } from '../../../platform/http/api.ts';
import { getSettings } from '../../settings/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { presentSettings } from './setting.present.ts';
import { writeSettings } from './write-settings.ts';

export function settingRoutes(api: Api) {
  answerDesk(api, 'settings', contract.getMarketSettings, async ({ db }) =>
    presentSettings(await getSettings(db)),
  );

  answerDesk(api, 'settings', contract.saveMarketSettings, async ({ db, user, body }) =>
    presentSettings(await writeSettings(db, user, body)),
  );
}
