import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type ReviewableDeal, subjectKind } from '../../../platform/subjects.ts';
import { dealKey, reviewedDealsOf } from './review.queries.ts';

/** More orders of one thing by one person than anybody reviews. */
const mostDeals = 50;

interface Wanted {
  kind: string;
  subjectId: number;
  /** The order or booking that the author names, or the latest one that they have not reviewed. */
  dealId?: number | undefined;
}

/** The deal that a new review is about. */
export async function chooseDeal(
  tx: Tx,
  author: { id: number },
  { kind, subjectId, dealId }: Wanted,
): Promise<ReviewableDeal> {
  const subject = subjectKind(kind);
  const all = (await subject.dealsToReview?.(tx, author.id, { subjectId, limit: mostDeals })) ?? [];
  const deals = all.filter((deal) => dealId === undefined || deal.dealId === dealId);
  if (deals.length === 0) {
    if ((await subject.cards(tx, [subjectId])).length === 0) throw new Problem('record-not-found');
    const isOwn = (await subject.owner(tx, subjectId)) === author.id;
    throw new Problem(isOwn ? 'own-participation' : 'nothing-to-rate');
  }
  if ((await subject.owner(tx, subjectId)) === author.id) throw new Problem('own-participation');

  const reviewed = await reviewedDealsOf(
    tx,
    author.id,
    deals.map((deal) => deal.dealId),
  );
  const open = deals.find((deal) => !reviewed.has(dealKey(kind, deal)));
  if (!open) throw new Problem('rated-already');
  if (open.reviewedId === author.id) throw new Problem('own-participation');
  return open;
}
