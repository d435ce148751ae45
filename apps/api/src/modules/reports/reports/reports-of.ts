import { addReport, type Once } from './add-report.ts';
import { dismissReports } from './dismiss-reports.ts';
import {
  closeReports,
  countReports,
  forgetComments,
  listOpenReportsOf,
  reopenReports,
} from './report.queries.ts';

export type { NewReport } from './add-report.ts';

/** Everything that an owner does with the reports of its things. */
export const reportsOf = (once: Once) => ({
  addReport: addReport.bind(null, once),
  dismissReports: dismissReports.bind(null, once.table),
  closeReports: closeReports.bind(null, once.table),
  reopenReports: reopenReports.bind(null, once.table),
  countReports: countReports.bind(null, once.table),
  listOpenReportsOf: listOpenReportsOf.bind(null, once.table),
  forgetComments: forgetComments.bind(null, once.table),
});
