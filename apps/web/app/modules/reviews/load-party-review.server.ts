import { listOpenReviews } from '@souk/contract/modules/reviews/reviews';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { writeFormPath } from './review-paths.ts';

interface Wanted {
  /** The kind of subject that means the people on both sides of a deal. */
  kind: string;
  otherId: number;
  dealId: number;
  /** The page with the link. */
  back: string;
}

/** Where the other side of a deal is reviewed; null before that is possible and once it is done. */
export async function partyReviewPath(
  args: PageArgs,
  { kind, otherId, dealId, back }: Wanted,
): Promise<string | null> {
  const open = await call(args, listOpenReviews, { query: { module_type: kind, item_id: otherId } });
  const found = open.find(({ deal_id }) => deal_id === dealId);
  return found ? writeFormPath(found, back) : null;
}
