import * as contract from '@souk/contract/modules/pages/dashboards';
import { clock } from '../../../platform/clock.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { presentDashboard } from './dashboard.present.ts';
import { periodOf } from './period.rules.ts';

export function dashboardRoutes(api: Api) {
  api.answer(contract.getDashboard, async ({ db, user, query: { date_filter: filter } }) => {
    const { timeZone } = await getUser(db, user.id);
    return presentDashboard(db, { user, filter, period: periodOf(filter, clock.now(), timeZone) });
  });
}
