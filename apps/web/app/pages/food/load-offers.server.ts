import { listFoodOffers } from '@souk/contract/modules/retail/foods';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

/** Shown on the page; more are loaded on request. */
const shownOffers = 5;
const mostOffers = 20;

/** Where a food is sold. The page works without it, so a failure leaves it out. */
export async function loadOffers(args: PageArgs & { url: URL }, gtin: string, foodPath: string) {
  const isWhole = args.url.searchParams.get('shops') === 'all';
  const page = await orNull(
    call(args, listFoodOffers, { params: { gtin }, query: { page: 1, page_size: mostOffers } }),
  );
  const offers = page?.data ?? [];
  return {
    offers: isWhole ? offers : offers.slice(0, shownOffers),
    total: Math.min(page?.total ?? 0, mostOffers),
    seeAll: `${foodPath}?shops=all#buy-here`,
  };
}
