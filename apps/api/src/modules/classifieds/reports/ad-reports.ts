import { reportsOf } from '../../reports/index.ts';
import { adReports } from './report.tables.ts';

/** Reports of ads. */
export const {
  addReport,
  closeReports,
  countReports,
  dismissReports,
  forgetComments,
  listOpenReportsOf,
  reopenReports,
} = reportsOf({ table: adReports, onceIndex: 'ad_reports_once', refusal: 'already-reported' });
