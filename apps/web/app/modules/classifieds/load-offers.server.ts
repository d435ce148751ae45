import { listOffers, offerStates } from '@souk/contract/modules/classifieds/offers';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

/** A page of offers, filtered by the address. */
export async function loadOffers(args: PageArgs, role: 'sent' | 'received') {
  const { searchParams } = new URL(args.request.url);
  const status = offerStates.find((state) => state === searchParams.get('status'));
  const adId = searchParams.get('classified_id') ?? '';
  const classified_id = /^[1-9]\d{0,14}$/.test(adId) ? adId : '';
  const offers = await call(args, listOffers, {
    query: { role, status, classified_id, page: searchParams.get('page') ?? 1 },
  });
  return { role, status, adId: classified_id, offers };
}
