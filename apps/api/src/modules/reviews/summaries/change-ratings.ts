import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { ratingChanged } from '../events.ts';
import type { ReviewRow } from '../reviews/review.tables.ts';
import { countsOf, receivedKind } from './summary.queries.ts';
import { countOf, meanOf, rankingOf } from './summary.rules.ts';
import { summaries } from './summary.tables.ts';

export interface RatingChange {
  review: Pick<ReviewRow, 'kind' | 'subjectId' | 'reviewedId' | 'rating'>;
  /** One published review with these stars more, or one less. */
  by: 1 | -1;
}

interface Delta {
  kind: string;
  subjectId: number;
  stars: number[];
}

/** Changes by thing and by person, in the same order for everyone, so that there is no deadlock. */
function deltasOf(changes: readonly RatingChange[]): Delta[] {
  const deltas = new Map<string, Delta>();
  for (const { review, by } of changes)
    for (const [kind, subjectId] of [
      [review.kind, review.subjectId],
      [receivedKind, review.reviewedId],
    ] as const) {
      const key = `${kind}:${subjectId}`;
      const delta = deltas.get(key) ?? { kind, subjectId, stars: [0, 0, 0, 0, 0] };
      delta.stars[review.rating - 1] = (delta.stars[review.rating - 1] ?? 0) + by;
      deltas.set(key, delta);
    }
  return [...deltas].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, delta]) => delta);
}

async function apply(tx: Tx, { kind, subjectId, stars }: Delta): Promise<void> {
  await tx.insert(summaries).values({ kind, subjectId }).onConflictDoNothing();
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  const [row] = await tx
    .update(summaries)
    .set({
      stars1: sql`${summaries.stars1} + ${one}`,
      stars2: sql`${summaries.stars2} + ${two}`,
      stars3: sql`${summaries.stars3} + ${three}`,
      stars4: sql`${summaries.stars4} + ${four}`,
      stars5: sql`${summaries.stars5} + ${five}`,
    })
    .where(sql`${summaries.kind} = ${kind} and ${summaries.subjectId} = ${subjectId}`)
    .returning();
  if (!row) throw new Error('the summary was not written');
  const counts = countsOf(row);
  await publish(tx, ratingChanged, {
    kind,
    id: subjectId,
    count: countOf(counts),
    average: meanOf(counts),
    ranking: rankingOf(counts),
  });
}

/** Applies newly published or removed reviews to the counts of the things and people reviewed. */
export async function changeRatings(tx: Tx, changes: readonly RatingChange[]): Promise<void> {
  for (const delta of deltasOf(changes)) await apply(tx, delta);
}
