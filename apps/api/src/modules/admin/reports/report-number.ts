import { type ReportKind, reportKinds } from '@souk/contract/modules/admin/reports';
import { Problem } from '../../../platform/errors.ts';

/** Each kind has its own table of reports; the last digit says which. */
const kindsAtMost = 10;

/** The admin's number of a report, unique across all kinds. */
export const reportNumber = (kind: ReportKind, rowId: number): number =>
  rowId * kindsAtMost + reportKinds.indexOf(kind);

/** The row behind the number. */
export function behindNumber(number: number): { kind: ReportKind; id: number } {
  const kind = reportKinds[number % kindsAtMost];
  if (kind === undefined) throw new Problem('record-not-found');
  return { kind, id: Math.floor(number / kindsAtMost) };
}
