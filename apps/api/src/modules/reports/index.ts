/** Front door of reports: what people report to the admin, of any kind of thing. */
export { reportTable } from './reports/report.tables.ts';
export { type NewReport, reportsOf } from './reports/reports-of.ts';
