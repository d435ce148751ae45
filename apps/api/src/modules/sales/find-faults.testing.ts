import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

type Row = Record<string, unknown>;

/** Runs each query and returns those that found something. */
export async function findFaults(db: Db, questions: Record<string, SQL>): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [fault, question] of Object.entries(questions)) {
    const { rows } = await db.execute<Row>(question);
    if (rows.length > 0) found[fault] = rows;
  }
  return found;
}
