import * as contract from '@souk/contract/modules/pages/dashboards';
import { clock } from '../../../platform/clock.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentDashboard } from './dashboard.present.ts';
import { periodOf } from './period.rules.ts';

export function dashboardRoutes(api: Api) {
  api.answer(contract.getDashboard, ({ db, user, timeZone, query: { date_filter: filter } }) =>
    presentDashboard(db, { user, filter, period: periodOf(filter, clock.now(), timeZone) }),
  );
}
