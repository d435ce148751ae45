import type { ProblemCode } from '@souk/contract/shared/problem';
import type { Tx } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import type { ReportTable } from './report.tables.ts';

export interface NewReport {
  reason: string;
  comment?: string | undefined;
}

export interface Once {
  table: ReportTable;
  /** The unique index over subject and reporter. */
  onceIndex: string;
  /** The refusal of a second report by the same user. */
  refusal: ProblemCode;
}

/** Writes a user's report of a thing and returns its id; once per user and thing. */
export async function addReport(
  { table, onceIndex, refusal }: Once,
  tx: Tx,
  subjectId: number,
  { reporterId, reason, comment }: NewReport & { reporterId: number },
): Promise<number> {
  const [report] = await tx
    .insert(table)
    .values({ subjectId, reporterId, reason, comment: comment ?? null, state: 'open' })
    .returning({ id: table.id })
    .catch((error: unknown) => {
      throw isDuplicate(error, onceIndex) ? new Problem(refusal) : error;
    });
  if (!report) throw new Error('the report was not written');
  return report.id;
}
