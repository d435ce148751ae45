import { getAd } from '@souk/contract/modules/classifieds/listings';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

/** As many as one page of ad management shows. */
const mostAtOnce = 20;

/** The user's ads by id; those of others and deleted ones are left out. */
export async function loadOwnAds(args: PageArgs, ids: readonly number[]) {
  const asked = ids.slice(0, mostAtOnce).map(async (id) => {
    try {
      return await call(args, getAd, { params: { id } });
    } catch (error) {
      if (error instanceof ApiProblem) return null;
      throw error;
    }
  });
  const ads = await Promise.all(asked);
  return ads.filter((ad) => ad !== null).filter(({ role }) => role === 'owner');
}
