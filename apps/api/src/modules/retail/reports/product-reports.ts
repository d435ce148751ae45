import { reportsOf } from '../../reports/index.ts';
import { productReports } from './report.tables.ts';

/** Reports of products. */
export const { addReport, closeReports, countReports, dismissReports, forgetComments, listOpenReportsOf } =
  reportsOf({ table: productReports, onceIndex: 'product_reports_once', refusal: 'already-reported' });
