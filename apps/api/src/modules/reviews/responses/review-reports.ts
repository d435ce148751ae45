import { reportsOf } from '../../reports/index.ts';
import { reports } from './response.tables.ts';

/** Reports of reviews. */
export const { addReport, closeReports, countReports, dismissReports, forgetComments, listOpenReportsOf } =
  reportsOf({ table: reports, onceIndex: 'reports_once', refusal: 'complained-already' });
