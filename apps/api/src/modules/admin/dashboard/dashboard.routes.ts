import * as contract from '@souk/contract/modules/admin/dashboard';
import type { Api } from '../../../platform/http/api.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { countWaiting } from './dashboard.queries.ts';

export function dashboardRoutes(api: Api) {
  answerDesk(api, 'any', contract.getDashboard, ({ db, timeZone }) => countWaiting(db, timeZone));
}
