import { reportsOf } from '../../reports/index.ts';
import { productReports } from './report.tables.ts';

/** Reports of mistakes in foods. */
export const { addReport, closeReports, countReports, dismissReports, forgetComments, listOpenReportsOf } =
  reportsOf({ table: productReports, onceIndex: 'product_reports_once', refusal: 'food-reported-already' });
