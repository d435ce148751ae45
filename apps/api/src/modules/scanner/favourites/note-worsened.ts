import type { Analysis } from '@souk/food/analyse';
import { schools, strictnesses, type Verdict, verdicts } from '@souk/food/judging/verdicts';
import { sql } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { productKind } from '../products/product-subject.ts';

export const tellWorsenedJob = 'scanner-tell-worsened';

/** Changes within this time are reported together. */
const gatheredMinutes = 5;

export interface Rejudged {
  id: number;
  before: Analysis['verdict'];
  after: Analysis['verdict'];
}

export const isStricter = (before: Verdict, after: Verdict): boolean =>
  verdicts.indexOf(after) > verdicts.indexOf(before);

/** Whether any school, at any strictness, is stricter than before. */
const isStricterAnywhere = ({ before, after }: Rejudged): boolean =>
  schools.some((school) =>
    strictnesses.some((strictness) => isStricter(before[school][strictness], after[school][strictness])),
  );

/**
 * Records which foods have a stricter verdict now, for everybody who keeps them; they are notified of all of them
 * together, soon.
 */
export async function noteWorsened(tx: Tx, rejudged: readonly Rejudged[]): Promise<void> {
  const stricter = rejudged.filter(isStricterAnywhere);
  if (stricter.length === 0) return;
  const now = clock.now();
  const { rows } = await tx.execute(sql`
    insert into scanner.worsened_favourites (user_id, product_id, verdicts_before, noted_at)
    select m.user_id, m.subject_id, x.before, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(stricter)}::jsonb) as x(id bigint, before jsonb)
    join favourites.marks m on m.kind = ${productKind} and m.subject_id = x.id and m.list = 'favourites'
    on conflict do nothing returning user_id`);
  if (rows.length === 0) return;
  const runAt = new Date(now.getTime() + minutesMs(gatheredMinutes));
  await addJob(tx, tellWorsenedJob, {}, { key: tellWorsenedJob, runAt });
}
