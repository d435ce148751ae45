import * as contract from '@souk/contract/modules/admin/reports';
import { toPage } from '@souk/contract/shared/page';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { presentReports } from './report.present.ts';
import { getReport, listReportPage } from './report.queries.ts';
import { resolveReport } from './resolve-report.ts';

export function reportRoutes(api: Api) {
  answerDesk(api, 'reports', contract.listReports, async ({ db, query }) => {
    const { rows, total } = await listReportPage(db, query);
    return toPage(await presentReports(db, rows), total, query);
  });

  answerDesk(api, 'reports', contract.resolveReport, async ({ db, user, params, body }) => {
    await resolveReport(db, user, params.id, body);
    const [report] = await presentReports(db, [await getReport(db, params.id)]);
    if (!report) throw new Problem('record-not-found');
    return report;
  });
}
