import type { Reader } from '../../../platform/db/database.ts';
import {
  type ReviewableDeal,
  reviewableKinds,
  reviewedKindOf,
  subjectKind,
} from '../../../platform/subjects.ts';
import { dealKey, reviewedDealsOf } from './review.queries.ts';

/** This many of the latest of each kind; older ones can be reviewed on the order itself. */
const latest = 50;

interface Wanted {
  moduleType?: string | undefined;
  subjectId?: number | undefined;
}

export type OpenDeal = ReviewableDeal & { kind: string };

/** Deals that the user may review and has not yet, latest first. */
export async function listOpenDeals(
  reader: Reader,
  userId: number,
  { moduleType, subjectId }: Wanted,
): Promise<OpenDeal[]> {
  const kinds = moduleType ? [reviewedKindOf(moduleType)] : reviewableKinds();
  const deals: OpenDeal[] = [];
  for (const kind of kinds)
    for (const deal of (await subjectKind(kind).dealsToReview?.(reader, userId, {
      subjectId,
      limit: latest,
    })) ?? [])
      deals.push({ ...deal, kind });

  const reviewed = await reviewedDealsOf(
    reader,
    userId,
    deals.map(({ dealId }) => dealId),
  );
  return deals
    .filter((deal) => !reviewed.has(dealKey(deal.kind, deal)))
    .sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime());
}
